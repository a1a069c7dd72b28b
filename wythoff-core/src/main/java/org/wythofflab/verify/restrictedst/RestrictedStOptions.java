package org.wythofflab.verify.restrictedst;

import static org.wythofflab.verify.restrictedst.RestrictedStGames.at;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
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
import org.wythofflab.verify.common.TheoremClaims;

/** Section 2 and Remark 8 of Liu and Li: what options are, and what makes a set the set of P-positions. */
final class RestrictedStOptions {

    private static final String PAPER = "restricted-st/";
    private static final Scale PILES = Scale.piles(24);

    /** Of the unrestricted game and of each of the four models, the restricted ones last; s = 2, t = 3. */
    private static final List<String> GAMES =
            List.of("st(2,3)", "odd-odd(2,3)", "even-even(2,3)", "odd-even(2,3)", "even-odd(2,3)", "odd-even(1,1)");

    /** What is wrong at a position, if anything. */
    @FunctionalInterface
    private interface At {
        Optional<Counterexample> look(List<Option> options, Outcomes truth, int x, int y);
    }

    private RestrictedStOptions() {}

    static List<Claim> claims() {
        return List.of(
                Claim.fails(
                        PAPER + "equation-7",
                        at("Equation 7"),
                        "a position is P if and only if all its options are N, and N if and only if an option is P, in"
                                + " either convention",
                        PILES,
                        Case.over("game", bothConventions(), game -> each(game, equation7(false)))),
                Claim.holds(
                        PAPER + "equation-7/repaired",
                        at("Equation 7"),
                        "that is so for positions with a move; in misere play those without a move are N",
                        PILES,
                        Case.over(
                                "game",
                                bothConventions(),
                                game -> each(game, equation7(true)).proving(TheoremClaims.known(game)))),
                Claim.fails(
                        PAPER + "proposition-6",
                        at("Proposition 6"),
                        "P is the one set that no move leads from and back to, and that some move leads to from everywhere"
                                + " else, in either convention",
                        PILES,
                        Case.over("game", bothConventions(), game -> determined(game, false))),
                Claim.holds(
                        PAPER + "proposition-6/repaired",
                        at("Proposition 6"),
                        "in misere play the positions without a move are outside P, and nothing is asked of them",
                        PILES,
                        Case.over(
                                "game",
                                bothConventions(),
                                game -> determined(game, true).proving(TheoremClaims.known(game)))),
                Claim.holds(
                        PAPER + "remark-8-fact-1",
                        at("Remark 8, Fact 1"),
                        "no option of a P-position is a P-position",
                        PILES,
                        Case.over(
                                "game",
                                bothConventions(),
                                game -> each(game, RestrictedStOptions::stable).proving(TheoremClaims.known(game)))),
                Claim.fails(
                        PAPER + "remark-8-fact-2",
                        at("Remark 8, Fact 2"),
                        "from every position that is not P a move leads to a P-position, in either convention",
                        PILES,
                        Case.over("game", bothConventions(), game -> each(game, absorbing(false)))),
                Claim.holds(
                        PAPER + "remark-8-fact-2/repaired",
                        at("Remark 8, Fact 2"),
                        "that is so for positions with a move; in misere play those without a move are won",
                        PILES,
                        Case.over(
                                "game",
                                bothConventions(),
                                game -> each(game, absorbing(true)).proving(TheoremClaims.known(game)))),
                Claim.fails(
                        PAPER + "section-2-options",
                        at("Section 2, (I)"),
                        "the options are those by 0 < k <= x, by 0 < l <= y, and by both with |l - k| < (s-1)min{k,l} + t",
                        PILES,
                        Case.over("game", GAMES, game -> each(game, union(game, false)))),
                Claim.holds(
                        PAPER + "section-2-options/repaired",
                        at("Section 2, (I)"),
                        "the options are those of them with k in S_h, l in S_v, and k in D_1 with l in D_2",
                        PILES,
                        1,
                        off -> Case.over("game", GAMES, game -> each(game, union(game, off == 0)))),
                Claim.holds(
                        PAPER + "section-2-disjoint",
                        at("Section 2, (II) and (III)"),
                        "horizontal, vertical and extended diagonal options differ, and diagonal options are extended"
                                + " diagonal ones",
                        PILES,
                        2,
                        off -> RestrictedStGames.all((s, t) -> disjoint(amounts(s, t, off)))));
    }

    /** Where a theorem has a formula, what is said of all positions is the equation that a certificate of it shows. */
    private static List<String> bothConventions() {
        List<String> games = new ArrayList<>(GAMES);
        GAMES.forEach(game -> games.add(RestrictedStGames.misere(game)));
        return games;
    }

    private static Check each(String game, At at) {
        GameSpec spec = Ground.game(game);
        return (bound, ground) -> Finding.on(ground.outcomes(spec, bound), truth -> {
            BoardOptions options = new BoardOptions(spec, (int) bound);
            return shells(bound, ground, (x, y) -> at.look(options.of(x, y), truth, x, y));
        });
    }

    /** Something to look for at a position. */
    @FunctionalInterface
    private interface Search {
        Optional<Counterexample> at(int x, int y);
    }

    /** Goes through the board by the larger pile. */
    private static Finding shells(long bound, Ground ground, Search search) {
        return Finding.first(0, bound, ground, larger -> {
            int side = (int) larger;
            for (int smaller = 0; smaller <= side; smaller++) {
                Finding.pulse(ground);
                Optional<Counterexample> broken = search.at(smaller, side);
                if (broken.isEmpty() && smaller < side) {
                    broken = search.at(side, smaller);
                }
                if (broken.isPresent()) {
                    return broken;
                }
            }
            return Optional.empty();
        });
    }

    private static String where(int x, int y) {
        return "(" + x + "," + y + ")";
    }

    private static Optional<Counterexample> when(boolean broken, int x, int y, String printed, String right) {
        return broken ? Optional.of(new Counterexample(where(x, y), printed, right)) : Optional.empty();
    }

    private static At equation7(boolean repaired) {
        return (options, truth, x, y) -> {
            boolean allN = options.stream().noneMatch(option -> truth.isP(option.x(), option.y()));
            boolean apart = repaired && options.isEmpty();
            return when(!apart && allN != truth.isP(x, y), x, y, allN ? "P" : "N", allN ? "N" : "P");
        };
    }

    private static Optional<Counterexample> stable(List<Option> options, Outcomes truth, int x, int y) {
        boolean toP = options.stream().anyMatch(option -> truth.isP(option.x(), option.y()));
        return when(truth.isP(x, y) && toP, x, y, "no option in P", "an option in P");
    }

    private static At absorbing(boolean repaired) {
        return (options, truth, x, y) -> {
            boolean toP = options.stream().anyMatch(option -> truth.isP(option.x(), option.y()));
            boolean apart = repaired && options.isEmpty();
            return when(!apart && !truth.isP(x, y) && !toP, x, y, "an option in P", "none of " + options.size());
        };
    }

    /** Builds the one set with the two properties, position by position, and compares it with the outcomes. */
    private static Check determined(String game, boolean repaired) {
        boolean misere = repaired && game.endsWith("misere");
        GameSpec spec = Ground.game(game);
        return (bound, ground) -> Finding.on(ground.outcomes(spec, bound), truth -> {
            BoardOptions options = new BoardOptions(spec, (int) bound);
            boolean[][] in = new boolean[(int) bound][(int) bound];
            // Options have a smaller larger pile or the same and a smaller pile, so they come before.
            return shells(bound, ground, (x, y) -> {
                List<Option> next = options.of(x, y);
                in[x][y] = next.isEmpty() ? !misere : next.stream().noneMatch(option -> in[option.x()][option.y()]);
                return when(in[x][y] != truth.isP(x, y), x, y, in[x][y] ? "P" : "N", in[x][y] ? "N" : "P");
            });
        });
    }

    private static At union(String game, boolean restricted) {
        GameSpec spec = Ground.game(game);
        String numbers = game.substring(game.indexOf('(') + 1, game.indexOf(')'));
        int s = Integer.parseInt(numbers.split(",", -1)[0]);
        int t = Integer.parseInt(numbers.split(",", -1)[1]);
        RestrictedStRules.Amounts both = RestrictedStRules.equation5(s, t);
        return (options, truth, x, y) -> {
            // The options come by k and then by l, so that one walk through both is enough.
            int next = 0;
            for (int k = 0; k <= x; k++) {
                for (int l = 0; l <= y; l++) {
                    boolean move = (k == 0 || l == 0) ? k + l > 0 : both.allow(k, l);
                    // In the four models D_1 = S_h and D_2 = S_v.
                    boolean inSets = (k == 0 || spec.moves().first().contains(k))
                            && (l == 0 || spec.moves().second().contains(l));
                    boolean legal = next < options.size()
                            && options.get(next).first() == k
                            && options.get(next).second() == l;
                    if ((move && (inSets || !restricted)) != legal) {
                        String option = where(x - k, y - l);
                        return when(
                                true,
                                x,
                                y,
                                option + (legal ? " is no option" : " is an option"),
                                legal ? "a legal move" : "not a legal move");
                    }
                    next += legal ? 1 : 0;
                }
            }
            return Optional.empty();
        };
    }

    /** Those of two-pile moves, or what lets nothing be taken from a pile, or not the same from both. */
    private static RestrictedStRules.Amounts amounts(int s, int t, int off) {
        return switch (off) {
            case 0 -> RestrictedStRules.equation5(s, t);
            case 1 -> (k, l) -> Math.abs(l - k) < (s - 1) * Math.min(k, l) + t;
            default -> (k, l) -> k != l && RestrictedStRules.equation5(s, t).allow(k, l);
        };
    }

    private static Check disjoint(RestrictedStRules.Amounts both) {
        return (bound, ground) -> shells(bound, ground, (x, y) -> {
            BitSet reached = new BitSet();
            for (int k = 0; k <= x; k++) {
                for (int l = 0; l <= y; l++) {
                    boolean horizontal = k > 0 && l == 0;
                    boolean vertical = k == 0 && l > 0;
                    boolean extended = both.allow(k, l);
                    int kinds = (horizontal ? 1 : 0) + (vertical ? 1 : 0) + (extended ? 1 : 0);
                    if (kinds > 1 || (kinds == 1 && reached.get(cell(x - k, y - l, y)))) {
                        return when(true, x, y, where(x - k, y - l) + " in one way", "in two ways");
                    }
                    if (k == l && k > 0 && !extended) {
                        return when(true, x, y, where(x - k, y - l) + " by both piles", "not legal");
                    }
                    reached.set(cell(x - k, y - l, y), kinds == 1);
                }
            }
            return Optional.empty();
        });
    }

    private static int cell(int x, int y, int last) {
        return x * (last + 1) + y;
    }
}
