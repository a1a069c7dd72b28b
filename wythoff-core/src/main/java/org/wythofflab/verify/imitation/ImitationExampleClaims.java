package org.wythofflab.verify.imitation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.Imitation;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.imitation.ImitationBoard.Nature;

/** Larsson 2009, the examples. */
final class ImitationExampleClaims {

    private ImitationExampleClaims() {}

    static List<Claim> all() {
        return List.of(
                example2Options(),
                plays(
                        "imitation/example-2",
                        "Example 2",
                        "in Imitation Nim (3,3) to (1,3) loses, as (1,3) to (1,2) wins then, and (2,3) to (1,3) wins",
                        ImitationPlayCheck.printed("Example 2").and("imitation(1,1)", "2,3 1,3 1,2", "forbidden")),
                plays(
                        "imitation/section-1.3-starts",
                        "section 1.3, below Remark 6",
                        "as starting positions of Imitation Nim (1,2) is P, (2,3) and (3,4) are N",
                        ImitationPlayCheck.printed("below Remark 6")),
                examplesOfSection13(),
                plays(
                        "imitation/example-10",
                        "Example 10",
                        "how (1,2)-Imitation Nim goes on from (2,2), from (1,2) and from (2,3)",
                        ImitationPlayCheck.printed("Example 10")
                                .and("imitation(1,2)", "2,2 1,2 1,1 0,1 0,0", "forbidden")
                                .and("imitation(1,2)", "2,3 2,2", "N")
                                .and("imitation(1,2)", "2,3 2,1 1,1", "P")
                                .and("imitation(1,2)", "2,3 1,3 1,1", "P")
                                .and("imitation(1,2)", "2,3 2,0 0,0", "P")
                                .and("imitation(1,2)", "2,3 0,3 0,0", "P")),
                example10Natures(),
                plays(
                        "imitation/example-12",
                        "Example 12",
                        "in (2,1)-Imitation Nim the move from (1,2) to (0,2) wins: the other player cannot move",
                        ImitationPlayCheck.printed("Example 12")
                                .and("imitation(2,1)", "1,2 0,2 0,1", "forbidden")
                                .and("imitation(2,1)", "1,2 0,2 0,0", "forbidden")),
                natures(
                        "imitation/example-12-nature",
                        "Example 12",
                        "(1,2) is non-dynamic N in (2,1)-Imitation Nim",
                        new Imitation(2, 1),
                        List.of(new Named(1, 2, Nature.N))),
                section144(false),
                section144(true),
                plays(
                        "imitation/section-1.4.4-moves",
                        "section 1.4.4",
                        "in (2,1)-Imitation Nim all four moves from (1,3) lose: (0,3) and (1,0) to (0,0), (1,2) to (0,2), (1,1)"
                                + " to (0,1)",
                        ImitationPlayCheck.unprinted()
                                .and("imitation(2,1)", "1,3", "P")
                                .and("imitation(2,1)", "1,3 0,3 0,0", "P")
                                .and("imitation(2,1)", "1,3 1,0 0,0", "P")
                                .and("imitation(2,1)", "1,3 1,2 0,2", "P")
                                .and("imitation(2,1)", "1,3 1,1 0,1", "P")));
    }

    static Claim plays(String id, String locator, String statement, ImitationPlayCheck check) {
        return Claim.holds(id, ImitationClaims.at(locator), statement, Scale.ALL_PRINTED, Case.single(check));
    }

    private static Claim example2Options() {
        return Claim.holds(
                "imitation/example-2-options",
                ImitationClaims.at("Example 2"),
                "in Imitation Nim (1,3) has the options (1,2), (1,1), (1,0) and (0,3), at the start and after (1,x) or (x,3), x"
                        + " >= 4; after (x,3), x = 2 or 3, without (1,4-x)",
                new Scale("x up to", 1000),
                2,
                off -> Case.single(example2Options(new Imitation(off == 1 ? 2 : 1, off == 2 ? 2 : 1))));
    }

    private static Check example2Options(Imitation rule) {
        List<String> all = List.of("(1,2)", "(1,1)", "(1,0)", "(0,3)");
        return (bound, ground) -> Finding.first(1, bound + 1, ground, x -> {
            List<String> printed = new ArrayList<>(all);
            if (x == 2 || x == 3) {
                printed.remove("(1," + (3 - x + 1) + ")");
            }
            // x = 1 stands for the start.
            ImitationPlace start = ImitationPlace.start(rule, x == 1 ? 1 : (int) x, 3);
            ImitationPlace now = x == 1
                    ? start
                    : x <= 3 ? start.fromSmaller(rule, (int) x - 1) : start.fromLarger(rule, (int) x - 1);
            ImitationPlace other =
                    x < 4 ? now : ImitationPlace.start(rule, 1, (int) x).fromLarger(rule, (int) x - 3);
            return options(rule, now).equals(printed) && options(rule, other).equals(printed)
                    ? Optional.empty()
                    : Optional.of(new Counterexample(
                            "x = " + x, printed.toString(), options(rule, now).toString()));
        });
    }

    private static List<String> options(Imitation rule, ImitationPlace place) {
        List<String> options = new ArrayList<>();
        for (int k = 1; k <= place.b(); k++) {
            if (place.allows(rule, k)) {
                options.add("(" + place.a() + "," + (place.b() - k) + ")");
            }
        }
        for (int k = 1; k <= place.a(); k++) {
            options.add("(" + (place.a() - k) + "," + place.b() + ")");
        }
        return options;
    }

    /** A position and what the paper says it is. */
    private record Named(int a, int b, Nature nature) {}

    private static Claim natures(String id, String locator, String statement, Imitation rule, List<Named> printed) {
        return Claim.holds(
                id, ImitationClaims.at(locator), statement, Scale.ALL_PRINTED, Case.single(natures(rule, printed)));
    }

    private static Check natures(Imitation rule, List<Named> printed) {
        int size = 1 + printed.stream().mapToInt(Named::b).max().orElseThrow();
        return (bound, ground) -> Finding.on(
                ImitationBoard.of(rule, size, ground),
                board -> Finding.each(0, printed.size(), ground, i -> {
                    Named named = printed.get((int) i);
                    Nature right = board.nature(named.a(), named.b());
                    return right == named.nature()
                            ? Optional.empty()
                            : Optional.of(new Counterexample(
                                    "(" + named.a() + "," + named.b() + ")",
                                    named.nature().toString(),
                                    right.toString()));
                }));
    }

    private static Claim examplesOfSection13() {
        List<Named> printed = new ArrayList<>(List.of(
                new Named(0, 0, Nature.P),
                new Named(1, 2, Nature.P),
                new Named(1, 3, Nature.DYNAMIC),
                new Named(2, 3, Nature.N),
                new Named(3, 4, Nature.N),
                new Named(3, 5, Nature.P)));
        for (int x = 4; x < 60; x++) {
            printed.add(new Named(2, x, Nature.N));
        }
        return natures(
                "imitation/section-1.3-examples",
                "section 1.3, below Remark 6",
                "in Imitation Nim (0,0), (1,2) and (3,5) are non-dynamic P, (1,3) is dynamic, (2,3), (3,4) and all (2,x), x >="
                        + " 3, are non-dynamic N",
                new Imitation(1, 1),
                printed);
    }

    private static Claim example10Natures() {
        Imitation rule = new Imitation(1, 2);
        Check named = natures(rule, List.of(new Named(1, 2, Nature.DYNAMIC), new Named(2, 2, Nature.N)));
        List<Case> least = Case.single((bound, ground) -> Finding.on(ImitationBoard.of(rule, 4, ground), board -> {
            List<String> found = found(board, 4);
            return found.equals(List.of("(0,0)", "(2,3)"))
                    ? named.upTo(bound, ground)
                    : Finding.refuted("piles below 4", "(0,0) and (2,3)", found);
        }));
        return Claim.holds(
                "imitation/example-10-natures",
                ImitationClaims.at("Example 10"),
                "in (1,2)-Imitation Nim (2,2) is non-dynamic N, (1,2) dynamic, and after (0,0) the least non-dynamic"
                        + " P-position is (2,3)",
                Scale.ALL_PRINTED,
                least);
    }

    /** The non-dynamic P-positions, by the larger pile. */
    static List<String> found(ImitationBoard board, int bound) {
        List<String> found = new ArrayList<>();
        for (int b = 0; b < bound; b++) {
            for (int a = 0; a <= b; a++) {
                if (board.nature(a, b) == Nature.P) {
                    found.add("(" + a + "," + b + ")");
                }
            }
        }
        return found;
    }

    /** Example 3 goes on with the game (1,2), but means (2,1). */
    private static Claim section144(boolean repaired) {
        Imitation rule = repaired ? new Imitation(2, 1) : new Imitation(1, 2);
        String id = "imitation/section-1.4.4-example";
        String statement = "(1,2) is N and (1,3) is P in (2,1)-Wythoff Nim, and (1,3) is non-dynamic P in (" + rule.m()
                + "," + rule.p() + ")-Imitation Nim";
        List<Case> cases = Case.single((bound, ground) ->
                Finding.on(ImitationBoard.ofStarts(new Imitation(2, 1), 4, ground), wythoff -> {
                    if (wythoff.inW(1, 2) || !wythoff.inW(1, 3)) {
                        return Finding.refuted("(2,1)-Wythoff Nim", "(1,2) is N, (1,3) is P", "not both");
                    }
                    return Finding.on(ImitationBoard.of(rule, 4, ground), board -> {
                        Nature right = board.nature(1, 3);
                        return right == Nature.P
                                ? Finding.agrees()
                                : Finding.refuted(
                                        "(1,3) in " + ImitationBoard.imitation(rule.m(), rule.p()),
                                        Nature.P,
                                        right + ", as a start "
                                                + (board.isP(ImitationPlace.start(rule, 1, 3)) ? "P" : "N"));
                    });
                }));
        return repaired
                ? Claim.holds(
                        id + "/repaired", ImitationClaims.at("section 1.4.4"), statement, Scale.ALL_PRINTED, cases)
                : Claim.fails(id, ImitationClaims.at("section 1.4.4"), statement, Scale.ALL_PRINTED, cases);
    }
}
