package org.wythofflab.verify.imitation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.wythofflab.rules.Imitation;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Parameters;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TableCheck;

/** Larsson 2009, Examples 15 and 16, where m > 1 and p > 1. */
final class ImitationFurtherExampleClaims {

    private ImitationFurtherExampleClaims() {}

    static List<Claim> all() {
        return List.of(
                list(15, "the P-positions of (2,3)-Wythoff Nim whose smaller pile is at most 13"),
                example15Natures(),
                ImitationExampleClaims.plays(
                        "imitation/example-15-play",
                        "Example 15",
                        "in (2,3)-Imitation Nim Alice wins from (13,18) by (11,18), (10,15) and (8,14); her opponent may not"
                                + " imitate a third time",
                        ImitationPlayCheck.printed("Example 15")
                                .and("imitation(2,3)", "13,18 11,18 11,15 10,15 10,14 8,14 8,12", "forbidden")),
                example15Replies(),
                list(16, "the P-positions of (3,3)-Wythoff Nim whose smaller pile is at most 9"),
                ImitationExampleClaims.plays(
                        "imitation/example-16-play",
                        "Example 16",
                        "in (3,3)-Imitation Nim (6,9) to (5,9) wins and (5,6) to (4,6) is the mistake; after (3,3), (2,3), (2,1)"
                                + " the move to (2,0) loses and the move to (1,1) wins",
                        ImitationPlayCheck.printed("Example 16")),
                example16Imitations());
    }

    /** The printed pairs, for W and for the starting positions of Imitation Nim. */
    private static Claim list(int number, String statement) {
        String resource = "imitation-example-" + number;
        return Claim.holds(
                "imitation/example-" + number,
                ImitationClaims.at("Example " + number),
                statement,
                Scale.ALL_PRINTED,
                List.of(
                        new Case(Parameters.of("game", "W"), new TableCheck(resource + "-mp-wythoff")),
                        new Case(Parameters.of("game", "imitation"), new TableCheck(resource + "-imitation"))));
    }

    private static Claim example15Natures() {
        return Claim.holds(
                "imitation/example-15-natures",
                ImitationClaims.at("Example 15"),
                "the first non-dynamic P-positions of (2,3)-Imitation Nim are (0,0), (3,5), (8,12) and (13,19)",
                Scale.ALL_PRINTED,
                Case.single((bound, ground) -> Finding.on(ImitationBoard.of(new Imitation(2, 3), 20, ground), board -> {
                    List<String> found = ImitationExampleClaims.found(board, 20);
                    List<String> printed = List.of("(0,0)", "(3,5)", "(8,12)", "(13,19)");
                    return found.equals(printed) ? Finding.agrees() : Finding.refuted("piles below 20", printed, found);
                })));
    }

    /** Bob's other moves after (13,18), (11,18), and that his moves to P(W) were the only ones, and imitations. */
    private static Claim example15Replies() {
        return Claim.holds(
                "imitation/example-15-replies",
                ImitationClaims.at("Example 15"),
                "in (2,3)-Imitation Nim, of the moves from (11,18) to P(W) only (11,15) and from (10,15) only (10,14) exists, and"
                        + " both are 2-imitations; after (x,18), x <= 10, there is a winning move to (x,y) in P(W), y <= x+4,"
                        + " which takes 7-(y-x) >= 3 more than the move before",
                Scale.ALL_PRINTED,
                Case.single((bound, ground) -> {
                    Imitation rule = new Imitation(2, 3);
                    return Finding.on(ImitationBoard.of(rule, 20, ground), board -> {
                        ImitationPlace first =
                                ImitationPlace.start(rule, 13, 18).fromSmaller(rule, 2);
                        ImitationPlace second = first.fromLarger(rule, 3).fromSmaller(rule, 1);
                        return only(board, first, 15)
                                .or(only(board, second, 14))
                                .or(Finding.each(0, 11, ground, x -> {
                                    ImitationPlace bob = first.fromSmaller(rule, 11 - (int) x);
                                    boolean won = board.partners((int) x).stream()
                                            .anyMatch(y -> y <= x + 4
                                                    && 18 - y - (11 - x) == 7 - (y - x)
                                                    && 7 - (y - x) >= 3
                                                    && !bob.imitates(rule, 18 - y)
                                                    && board.isP(bob.fromLarger(rule, 18 - y)));
                                    return won
                                            ? Optional.empty()
                                            : Optional.of(new Counterexample(
                                                    "(" + x + ",18)", "a move to P(W) wins", "none does"));
                                }));
                    });
                }));
    }

    private static Finding only(ImitationBoard board, ImitationPlace place, int to) {
        TreeSet<String> found = new TreeSet<>();
        for (int c : board.partners(place.a())) {
            if (c < place.b()) {
                found.add("(" + place.a() + "," + c + ")"
                        + (place.imitates(board.rule(), place.b() - c) ? " imitates" : ""));
            }
        }
        for (int c : board.partners(place.b())) {
            if (c < place.a()) {
                found.add("(" + c + "," + place.b() + ")");
            }
        }
        String printed = "(" + place.a() + "," + to + ") imitates";
        return found.equals(new TreeSet<>(List.of(printed)))
                ? Finding.agrees()
                : Finding.refuted(place.words(board.rule()), printed, found);
    }

    private static Claim example16Imitations() {
        return Claim.holds(
                "imitation/example-16-imitations",
                ImitationClaims.at("Example 16"),
                "in (3,3)-Imitation Nim (5,9) to (5,6), (2,3) to (2,1), (2,0) to (0,0) and at last (0,1) to (0,0) are imitations,"
                        + " (4,6) to (3,6) is none",
                Scale.ALL_PRINTED,
                2,
                off -> Case.single(example16Imitations(off == 1 ? 2 : 3, off == 2)));
    }

    private static Check example16Imitations(int m, boolean last) {
        return (bound, ground) -> imitates(true, line(m, "6,9 5,9 5,6"))
                .upTo(bound, ground)
                .or(imitates(true, line(m, "3,3 2,3 2,1")).upTo(bound, ground))
                .or(imitates(true, line(m, "3,3 2,3 2,1 2,0 0,0")).upTo(bound, ground))
                .or(imitates(true, line(m, "3,3 2,3 2,1 1,1 0,1 0,0")).upTo(bound, ground))
                .or(imitates(last, line(m, "6,9 5,9 5,6 4,6 3,6")).upTo(bound, ground));
    }

    private static ImitationLine line(int m, String history) {
        List<int[]> positions = new ArrayList<>();
        for (String position : history.split(" ", -1)) {
            String[] piles = position.split(",", -1);
            positions.add(new int[] {Integer.parseInt(piles[0]), Integer.parseInt(piles[1])});
        }
        return new ImitationLine(m, 3, positions);
    }

    private static Check imitates(boolean stated, ImitationLine line) {
        return (bound, ground) -> line.endsInImitation() == stated
                ? Finding.agrees()
                : Finding.refuted(line.words(), stated ? "an imitation" : "none", stated ? "none" : "an imitation");
    }
}
