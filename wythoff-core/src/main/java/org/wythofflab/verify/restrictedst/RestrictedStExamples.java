package org.wythofflab.verify.restrictedst;

import static org.wythofflab.verify.restrictedst.RestrictedStGames.at;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Option;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Outcomes;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.BoardOptions;
import org.wythofflab.verify.common.TableCheck;

/** Examples 5 and 11 and Remarks 15 and 16 of Liu and Li. */
final class RestrictedStExamples {

    private static final String PAPER = "restricted-st/";
    private static final String FREE = "restricted(2,2; h=all, v=all, d1=all, d2=all)";

    /** The game of Example 5, and two in which the options are others. */
    private static final List<String> GAMES = List.of(FREE, "st(2,3)", "restricted(2,2; h=all, v=odd, d1=all, d2=all)");

    private RestrictedStExamples() {}

    static List<Claim> claims() {
        return List.of(
                Claim.holds(
                        PAPER + "example-5",
                        at("Example 5"),
                        "(0,0) and (1,4) are P-positions of (2,2)-Wythoff",
                        Scale.ALL_PRINTED,
                        TableCheck.cases("restricted-st-example-05")),
                example5Losers(),
                example5Options(),
                example5Amount(false),
                example5Amount(true),
                Claim.holds(
                        PAPER + "example-11",
                        at("Example 11"),
                        "(0,1) and (1,0) are P-positions of even-even (1,1)-Wythoff",
                        Scale.ALL_PRINTED,
                        Case.single((bound, ground) -> Finding.on(
                                ground.outcomes(Ground.game("even-even(1,1)"), 2),
                                truth -> outcome(truth, 0, 1, true).or(outcome(truth, 1, 0, true))))),
                remark15(),
                remark15Option(),
                remark16());
    }

    private static Finding outcome(Outcomes truth, int x, int y, boolean isP) {
        return truth.isP(x, y) == isP
                ? Finding.agrees()
                : Finding.refuted("(" + x + "," + y + ")", isP ? "P" : "N", isP ? "N" : "P");
    }

    /** Whether the move from (x,y) to (u,v) is legal. */
    private static boolean leads(GameSpec game, int x, int y, int u, int v) {
        BigMove move = new BigMove(BigInteger.valueOf(x - u), BigInteger.valueOf(y - v));
        return new BoardOptions(game, 16).by(move, x, y).isPresent();
    }

    private static Claim example5Losers() {
        return Claim.holds(
                PAPER + "example-5-n-positions",
                at("Example 5, (1) to (3)"),
                "(0,1), ..., (0,4), (1,0), (1,1), (1,2), (1,3) are N-positions of (2,2)-Wythoff: each can be moved to"
                        + " (0,0)",
                Scale.ALL_PRINTED,
                Case.single((bound, ground) -> {
                    GameSpec game = Ground.game(FREE);
                    return Finding.on(ground.outcomes(game, 5), truth -> {
                        List<List<Integer>> named = List.of(
                                List.of(0, 1),
                                List.of(0, 2),
                                List.of(0, 3),
                                List.of(0, 4),
                                List.of(1, 0),
                                List.of(1, 1),
                                List.of(1, 2),
                                List.of(1, 3));
                        return Finding.each(0, named.size(), ground, i -> {
                            int x = named.get((int) i).get(0);
                            int y = named.get((int) i).get(1);
                            return !truth.isP(x, y) && leads(game, x, y, 0, 0)
                                    ? Optional.empty()
                                    : Optional.of(new Counterexample(
                                            "(" + x + "," + y + ")", "N by the move to (0,0)", "not so"));
                        });
                    });
                }));
    }

    private static Claim example5Options() {
        return Claim.holds(
                PAPER + "example-5-options",
                at("Example 5, (4) and (5)"),
                "the options of (1,4) in (2,2)-Wythoff are (0,1), (0,2), (0,3) by both piles, (0,4) by the first and"
                        + " (1,0), ..., (1,3) by the second",
                Scale.ALL_PRINTED,
                GAMES.size() - 1,
                off -> Case.single(example5Options(GAMES.get(off))));
    }

    private static Check example5Options(String game) {
        return (bound, ground) -> {
            List<Option> options = new BoardOptions(Ground.game(game), 5).of(1, 4);
            Set<String> both = options.stream()
                    .filter(Option::takesFromBoth)
                    .map(Option::toString)
                    .collect(Collectors.toSet());
            Set<String> one = options.stream()
                    .filter(option -> !option.takesFromBoth())
                    .map(Option::toString)
                    .collect(Collectors.toSet());
            return sets("both piles", Set.of("(0,1)", "(0,2)", "(0,3)"), both)
                    .or(sets("one pile", Set.of("(0,4)", "(1,0)", "(1,1)", "(1,2)", "(1,3)"), one));
        };
    }

    private static Finding sets(String where, Set<String> printed, Set<String> right) {
        return printed.equals(right) ? Finding.agrees() : Finding.refuted(where, printed, right);
    }

    private static Claim example5Amount(boolean repaired) {
        String id = PAPER + "example-5-amount";
        String locator = "Example 5, (4)";
        return repaired
                ? Claim.holds(
                        id + "/repaired",
                        at(locator),
                        "(1,4) is moved to (0,m), m = 1, 2, 3, by taking 1 and 4 - m tokens",
                        Scale.ALL_PRINTED,
                        1,
                        off -> Case.single(amount(off == 0)))
                : Claim.fails(
                        id,
                        at(locator),
                        "(1,4) is moved to (0,m), m = 1, 2, 3, by taking 1 token from the first and m from the second"
                                + " pile",
                        Scale.ALL_PRINTED,
                        Case.single(amount(false)));
    }

    private static Check amount(boolean repaired) {
        return (bound, ground) -> Finding.first(1, 4, ground, m -> {
            long l = repaired ? 4 - m : m;
            GameSpec game = Ground.game(FREE);
            // What is reached by taking 1 and l from (1,4), which has to be a move and to be (0,m).
            return 4 - l == m && leads(game, 1, 4, 0, (int) (4 - l))
                    ? Optional.empty()
                    : Optional.of(new Counterexample("m = " + m, "(0," + m + ")", "(0," + (4 - l) + ")"));
        });
    }

    private static Claim remark15() {
        return Claim.holds(
                PAPER + "remark-15",
                at("Remark 15"),
                "in odd-even (s,t)-Wythoff (0,0) and (0,1) are P-positions and (1,0) is not",
                Scale.ALL_PRINTED,
                RestrictedStGames.all((s, t) -> (bound, ground) -> Finding.on(
                        ground.outcomes(Ground.game(RestrictedStGames.oddEven(s, t)), 2),
                        truth -> outcome(truth, 0, 0, true)
                                .or(outcome(truth, 0, 1, true))
                                .or(outcome(truth, 1, 0, false)))));
    }

    private static Claim remark15Option() {
        return Claim.holds(
                PAPER + "remark-15-options",
                at("Remark 15, end"),
                "in odd-even (s,t)-Wythoff (3,8) is an option of (10,8), but (8,3) is none of (8,10)",
                Scale.ALL_PRINTED,
                2,
                off -> RestrictedStGames.all((s, t) -> remark15Options(model(s, t, off))));
    }

    /** The odd-even game, or one in which either move is different. */
    private static String model(int s, int t, int off) {
        return switch (off) {
            case 0 -> RestrictedStGames.oddEven(s, t);
            case 1 -> RestrictedStGames.evenOdd(s, t);
            default -> RestrictedStGames.oddOdd(s, t);
        };
    }

    private static Check remark15Options(String text) {
        return (bound, ground) -> {
            GameSpec game = Ground.game(text);
            Finding there = leads(game, 10, 8, 3, 8)
                    ? Finding.agrees()
                    : Finding.refuted("(10,8) to (3,8)", "legal", "not legal");
            return there.or(
                    leads(game, 8, 10, 8, 3)
                            ? Finding.refuted("(8,10) to (8,3)", "not legal", "legal")
                            : Finding.agrees());
        };
    }

    private static Claim remark16() {
        return Claim.holds(
                PAPER + "remark-16",
                at("Remark 16"),
                "odd-even (s,t)-Wythoff has two-pile moves if and only if s + t > 2",
                new Scale("amounts below", 200),
                1,
                off -> RestrictedStGames.all((s, t) -> remark16(s, t, 2 + off)));
    }

    /** There are none if s + t is at most that. */
    private static Check remark16(int s, int t, int most) {
        return (bound, ground) -> {
            Finding found = twoPileMove(s, t, bound, ground);
            if (s + t <= most) {
                return found;
            }
            return Finding.witness(!found.isAgreement(), "no two-pile move with amounts below " + bound);
        };
    }

    /** An odd k and an even l that may be taken together. */
    private static Finding twoPileMove(int s, int t, long bound, Ground ground) {
        RestrictedStRules.Amounts both = RestrictedStRules.equation5(s, t);
        return Finding.first(2, bound, ground, larger -> {
            Finding.pulse(ground);
            for (long smaller = 1 + larger % 2; smaller < larger; smaller += 2) {
                long k = larger % 2 == 1 ? larger : smaller;
                long l = larger % 2 == 1 ? smaller : larger;
                if (both.allow(k, l)) {
                    return Optional.of(new Counterexample("k = " + k + ", l = " + l, "no move", "a move"));
                }
            }
            return Optional.empty();
        });
    }
}
