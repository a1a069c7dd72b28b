package org.wythofflab.verify.imitation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;

/** Larsson 2009, the P-positions of (m,p)-Wythoff Nim: sections 1.1, 1.2, 1.4.4 and 1.4.5 with Proposition 14. */
final class ImitationPairClaims {

    private static final int MOST = 6;

    private ImitationPairClaims() {}

    static List<Claim> all() {
        return List.of(
                nim(),
                beatty(
                        "imitation/section-1.2",
                        "section 1.2",
                        "the P-positions of Wythoff Nim are ([n*phi], [n*phi^2])",
                        1),
                beatty(
                        "imitation/equation-2",
                        "equation (2)",
                        "the P-positions of (m,1)-Wythoff Nim are ([n*alpha], [n*beta]), alpha = (2-m+sqrt(m^2+4))/2, beta ="
                                + " alpha + m",
                        12),
                definition13(),
                mexByProposition14(),
                proposition14(),
                partition(),
                order(),
                differences());
    }

    private static Claim nim() {
        return Claim.holds(
                "imitation/section-1.1",
                ImitationClaims.at("section 1.1"),
                "a position of 2-pile Nim is P if and only if its piles are equal",
                Scale.piles(500),
                Case.single(TheoremClaims.proved(
                        equalPiles(), TheoremClaims.theorem("blocking/proposition-1.4"), "nim", "P(x, y) iff x = y")));
    }

    private static Check equalPiles() {
        return (bound, ground) -> Finding.on(
                ground.outcomes(Ground.game("nim"), bound),
                truth -> Finding.first(0, bound * bound, ground, cell -> {
                    int x = (int) (cell / bound);
                    int y = (int) (cell % bound);
                    return truth.isP(x, y) == (x == y)
                            ? Optional.empty()
                            : Optional.of(new Counterexample(
                                    "(" + x + "," + y + ")", x == y ? "P" : "N", x == y ? "N" : "P"));
                }));
    }

    private static Claim beatty(String id, String locator, String statement, int most) {
        return Claim.holds(
                id,
                ImitationClaims.at(locator),
                statement,
                Scale.piles(1200),
                Case.over(
                        "m",
                        1,
                        most,
                        m -> m <= PROVED
                                ? TheoremClaims.proved(
                                        beatty(m),
                                        TheoremClaims.theorem("imitation/section-1.4.5"),
                                        ImitationBoard.wythoff(m, 1))
                                : beatty(m)));
    }

    /** Beyond this a proof takes more than the other checks together. */
    private static final int PROVED = 4;

    private static Check beatty(int m) {
        return (bound, ground) -> Finding.on(
                ImitationSlope.alpha(m, 1).floors(bound + 1, ground),
                () -> ImitationSlope.beta(m, 1).floors(bound + 1, ground),
                (firsts, seconds) ->
                        sameAsStream(ImitationBoard.wythoff(m, 1), bound, ground, n -> firsts[n], n -> seconds[n]));
    }

    /** A number for each index. */
    @FunctionalInterface
    private interface Term {
        long at(int n);
    }

    /** The n-th P-position with x <= y is (first_n, second_n), and there are no others below the bound. */
    private static Finding sameAsStream(String game, long bound, Ground ground, Term first, Term second) {
        return Finding.on(ground.positions(Ground.game(game), bound), positions -> {
            int[] next = {0};
            List<Counterexample> broken = new ArrayList<>();
            positions.forEach((x, y) -> {
                if (x <= y && broken.isEmpty()) {
                    int n = next[0]++;
                    if (x != first.at(n) || y != second.at(n)) {
                        broken.add(new Counterexample(
                                "n = " + n, "(" + first.at(n) + "," + second.at(n) + ")", "(" + x + "," + y + ")"));
                    }
                }
            });
            if (broken.isEmpty() && second.at(next[0]) < bound) {
                int n = next[0];
                broken.add(new Counterexample(
                        "n = " + n, "(" + first.at(n) + "," + second.at(n) + ")", "not a P-position"));
            }
            return Finding.refuted(broken);
        });
    }

    private static Claim definition13() {
        return Claim.holds(
                "imitation/definition-13",
                ImitationClaims.at("Definition 13"),
                "the n-th pair of (m,p)-Wythoff Nim, found without those before it, is a_n = mex{a_i, b_i : i < n}, b_n = a_n"
                        + " + [n/p]m",
                Scale.indices(2000),
                Case.over("m", MOST, "p", MOST, ImitationPairClaims::definition13));
    }

    private static Check definition13(int m, int p) {
        return (bound, ground) -> Finding.on(ImitationSequence.of(m, p, bound, ground), pairs -> {
            PairSequence known = TheoremClaims.theorem("imitation/proposition-14")
                    .about(Ground.game(ImitationBoard.wythoff(m, p)), Set.of())
                    .flatMap(Knowledge::pairs)
                    .orElseThrow();
            return Finding.first(0, bound, ground, n -> {
                BigPosition pair = known.pair(BigInteger.valueOf(n));
                return pair.x().longValueExact() == pairs.first(n) && pair.y().longValueExact() == pairs.second(n)
                        ? Optional.empty()
                        : at(n, pair.toString(), "(" + pairs.first(n) + "," + pairs.second(n) + ")");
            });
        });
    }

    private static Claim mexByProposition14() {
        return Claim.holds(
                "imitation/proposition-14-a",
                ImitationClaims.at("Proposition 14 (a) with Definition 13"),
                "the P-positions of (m,p)-Wythoff Nim are (a_n,b_n) and (b_n,a_n), a_n = mex{a_i, b_i : i < n}, b_n = a_n +"
                        + " [n/p]m",
                Scale.piles(500),
                Case.over("m", MOST, "p", MOST, ImitationPairClaims::mexByProposition14));
    }

    private static Check mexByProposition14(int m, int p) {
        return (bound, ground) -> Finding.on(
                ImitationSequence.of(m, p, bound + 1, ground),
                pairs -> sameAsStream(ImitationBoard.wythoff(m, p), bound, ground, pairs::first, pairs::second));
    }

    private static Claim proposition14() {
        return TheoremClaims.claim(
                "imitation/proposition-14",
                Scale.piles(60),
                Case.over(
                        "m",
                        5,
                        "p",
                        5,
                        (m, p) -> TheoremClaims.agrees("imitation/proposition-14", ImitationBoard.wythoff(m, p))));
    }

    private static Claim partition() {
        return Claim.holds(
                "imitation/proposition-14-b",
                ImitationClaims.at("Proposition 14 (b)"),
                "every number is exactly one of the a_i, i >= 0, and the b_i, i >= p; a_i = b_i = i for i < p",
                new Scale("numbers below", 200_000),
                Case.over("m", MOST, "p", MOST, ImitationPairClaims::partition));
    }

    private static Check partition(int m, int p) {
        return (bound, ground) -> Finding.on(
                ImitationSequence.of(m, p, bound, ground),
                () -> ImitationWalk.room(bound, Byte.SIZE, ground),
                (pairs, length) -> {
                    byte[] times = new byte[length];
                    for (int n = 0; n < bound; n++) {
                        ImitationWalk.pulse(n, ground);
                        count(times, pairs.first(n));
                        count(times, n < p ? bound : pairs.second(n));
                    }
                    return Finding.first(
                                    0,
                                    bound,
                                    ground,
                                    x -> times[(int) x] == 1
                                            ? Optional.empty()
                                            : Optional.of(new Counterexample(
                                                    "x = " + x, "in one sequence", times[(int) x] + " times")))
                            .or(Finding.first(
                                    0,
                                    Math.min(p, bound),
                                    ground,
                                    i -> pairs.first(i) == i && pairs.second(i) == i
                                            ? Optional.empty()
                                            : at(i, "a_i = b_i = i", "a_i = " + pairs.first(i))));
                });
    }

    static void count(byte[] times, long x) {
        if (x < times.length && times[(int) x] < Byte.MAX_VALUE) {
            times[(int) x]++;
        }
    }

    static Optional<Counterexample> at(long n, String printed, String right) {
        return Optional.of(new Counterexample("n = " + n, printed, right));
    }

    private static Claim order() {
        return Claim.holds(
                "imitation/proposition-14-c",
                ImitationClaims.at("Proposition 14 (c)"),
                "of two P-positions (a,b) and (c,d) of W, a <= b, c <= d, a < c implies b - a <= d - c and b < d",
                Scale.piles(500),
                1,
                off -> Case.over("m", MOST, "p", MOST, (m, p) -> ordered(m, p, off)));
    }

    /** b - a and so much more is at most d - c. */
    private static Check ordered(int m, int p, int more) {
        return (bound, ground) -> Finding.on(
                ImitationWalk.room(bound, Integer.SIZE, ground),
                () -> ground.positions(Ground.game(ImitationBoard.wythoff(m, p)), bound),
                (length, positions) -> {
                    // By first pile; it is enough to compare neighbours.
                    int[] partner = new int[length];
                    positions.forEach((x, y) -> {
                        if (x <= y) {
                            partner[x] = y + 1;
                        }
                    });
                    int[] before = {-1, -1};
                    return Finding.first(0, bound, ground, x -> {
                        int y = partner[(int) x] - 1;
                        if (y < 0) {
                            return Optional.empty();
                        }
                        boolean right = y > before[1] && y - x >= before[1] - before[0] + more;
                        String earlier = "(" + before[0] + "," + before[1] + ")";
                        before[0] = (int) x;
                        before[1] = y;
                        return right
                                ? Optional.empty()
                                : Optional.of(new Counterexample(
                                        earlier, "a next pair larger in both", "(" + x + "," + y + ")"));
                    });
                });
    }

    private static Claim differences() {
        return Claim.holds(
                "imitation/proposition-14-d",
                ImitationClaims.at("Proposition 14 (d)"),
                "p of the P-positions (a,b) of W, a <= b, have b - a = delta if m divides delta, and none otherwise",
                new Scale("delta below", 100),
                Case.over("m", MOST, "p", MOST, (m, p) -> (bound, ground) -> {
                    // The pairs of difference delta have an index below (delta/m + 1)p, hence piles below 2(delta/m +
                    // 1)p + delta.
                    long size = 2 * (bound / m + 1) * p + bound;
                    return Finding.on(
                            ImitationWalk.room(bound, Integer.SIZE, ground),
                            () -> ground.positions(Ground.game(ImitationBoard.wythoff(m, p)), size),
                            (length, positions) -> {
                                int[] counts = new int[length];
                                positions.forEach((x, y) -> {
                                    if (x <= y && y - x < bound) {
                                        counts[y - x]++;
                                    }
                                });
                                return Finding.first(
                                        0,
                                        bound,
                                        ground,
                                        delta -> counts[(int) delta] == (delta % m == 0 ? p : 0)
                                                ? Optional.empty()
                                                : Optional.of(new Counterexample(
                                                        "delta = " + delta,
                                                        "" + (delta % m == 0 ? p : 0),
                                                        "" + counts[(int) delta])));
                            });
                }));
    }
}
