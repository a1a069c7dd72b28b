package org.wythofflab.verify.imitation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
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

/** Hegarty's appendix to Larsson 2009: what it states, for m = 1. */
final class ImitationAppendixClaims {

    static final int MOST = 8;
    private static final int MOST_PARTS = 500;
    private static final Scale INDICES = new Scale("k below", 200_000);

    private ImitationAppendixClaims() {}

    static List<Claim> all() {
        return List.of(
                theorem(),
                proposition(),
                equation5(),
                positions(),
                sequences(),
                lemma1i(),
                lemma1ii(),
                lemma1iii(),
                lemma1iv(),
                mainTheorem(),
                bestPossible(),
                witnesses());
    }

    private static Claim theorem() {
        return Claim.holds(
                "imitation/appendix-theorem",
                ImitationClaims.at("appendix, Theorem"),
                "for r = ((2p-1)+sqrt(4p^2+1))/2p, s = r + 1/p the map [nr] <-> [ns] is an involution of the positive integers,"
                        + " the greedy permutation with the differences +-([ns]-[nr])",
                Scale.indices(1500),
                Case.over("p", 1, MOST, p -> (bound, ground) -> {
                    int count = ImitationWalk.room(bound, Long.SIZE, ground);
                    long[] firsts = ImitationSlope.alpha(1, p).floors(bound, ground);
                    long[] seconds = ImitationSlope.beta(1, p).floors(bound, ground);
                    int[] image = new int[count];
                    for (int k = 1; k < count; k++) {
                        set(image, firsts[k], seconds[k]);
                        set(image, seconds[k], firsts[k]);
                    }
                    ImitationPermutation greedy = ImitationPermutation.ofPairs(firsts, seconds, count - 1, ground);
                    return ImitationBoundClaims.shareOut(1, p)
                            .upTo(bound, ground)
                            .or(Finding.first(
                                    1,
                                    count,
                                    ground,
                                    n -> image[(int) n] == greedy.at(n)
                                            ? Optional.empty()
                                            : Optional.of(new Counterexample(
                                                    "n = " + n, "" + image[(int) n], "" + greedy.at(n)))));
                }));
    }

    static void set(int[] image, long n, long value) {
        if (n < image.length) {
            image[(int) n] = (int) value;
        }
    }

    private static Claim proposition() {
        return Claim.holds(
                "imitation/appendix-proposition",
                ImitationClaims.at("appendix, Proposition"),
                "for 1/r + 1/s = 1, s - r = 1/d, d = a/b rational, r is rational if and only if d = mn/(m^2-n^2) for rational m"
                        + " > n > 0",
                new Scale("a and b up to", 60),
                1,
                off -> Case.single(rationals(4 - off)));
    }

    /** @param factor that of a^2 in 4a^2+b^2 */
    private static Check rationals(int factor) {
        return (bound, ground) -> {
            // r = (2d-1+sqrt(4d^2+1))/2d is rational if 4a^2+b^2 is a square; m/n = (b+sqrt(4a^2+b^2))/2a then,
            // so that
            // m <= 2a+2b and n <= 2a are enough.
            if (bound > MOST_PARTS) {
                throw new Ground.NoGroundException("there is no room for the fractions up to " + bound);
            }
            Set<List<Long>> forms = new HashSet<>();
            for (long m = 1; m <= 4 * bound; m++) {
                Finding.pulse(ground);
                for (long n = 1; n < m && n <= 2 * bound; n++) {
                    forms.add(lowest(m * n, m * m - n * n));
                }
            }
            return Finding.first(1, bound + 1, ground, a -> {
                for (long b = 1; b <= bound; b++) {
                    boolean rational = new ImitationSlope(0, factor * a * a + b * b, 1).isRational();
                    if (rational != forms.contains(lowest(a, b))) {
                        return Optional.of(new Counterexample(
                                "d = " + a + "/" + b,
                                rational ? "irrational" : "rational",
                                rational ? "rational" : "irrational"));
                    }
                }
                return Optional.empty();
            });
        };
    }

    private static List<Long> lowest(long numerator, long denominator) {
        long a = numerator;
        long b = denominator;
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return List.of(numerator / a, denominator / a);
    }

    private static Claim equation5() {
        return Claim.holds(
                "imitation/appendix-equation-5",
                ImitationClaims.at("appendix, equation (5)"),
                "without the differences 0 the greedy permutation of p times the multiples of m is the full one, p smaller and p"
                        + " earlier",
                Scale.indices(1000),
                Case.over("m", 5, "p", 5, (m, p) -> (bound, ground) -> {
                    int count = ImitationWalk.room(bound, Long.SIZE * m, ground);
                    ImitationPermutation bar = ImitationPermutation.withoutZero(m, p, count, ground);
                    ImitationPermutation full = ImitationPermutation.full(m, p, count + p, ground);
                    return Finding.first(
                            1,
                            bound,
                            ground,
                            n -> bar.at(n) + p == full.at(n + p)
                                    ? Optional.empty()
                                    : Optional.of(
                                            new Counterexample("n = " + n, "" + (bar.at(n) + p), "" + full.at(n + p))));
                }));
    }

    private static Claim positions() {
        return Claim.holds(
                "imitation/appendix-positions",
                ImitationClaims.at("appendix, above the Corollary"),
                "the P-positions of (1,p)-Wythoff Nim are (n-1, pi(n)-1), n >= 1, for the greedy permutation pi with p times each"
                        + " difference",
                Scale.piles(400),
                Case.over("p", 1, MOST, p -> (bound, ground) -> {
                    List<Counterexample> broken = new ArrayList<>();
                    int[] seen = new int[ImitationWalk.room(bound, Integer.SIZE, ground)];
                    ImitationPermutation pi = ImitationPermutation.full(1, p, (int) bound, ground);
                    ground.positions(Ground.game(ImitationBoard.wythoff(1, p)), bound, (x, y) -> {
                        seen[x]++;
                        if (broken.isEmpty() && pi.at(x + 1) - 1 != y) {
                            broken.add(new Counterexample("n = " + (x + 1), "" + pi.at(x + 1), "" + (y + 1)));
                        }
                    });
                    return Finding.refuted(broken)
                            .or(Finding.first(
                                    0,
                                    bound,
                                    ground,
                                    x -> pi.at(x + 1) > bound || seen[(int) x] == 1
                                            ? Optional.empty()
                                            : Optional.of(new Counterexample(
                                                    "n = " + (x + 1), "" + pi.at(x + 1), "not a P-position"))));
                }));
    }

    private static Claim sequences() {
        return Claim.holds(
                "imitation/appendix-sequences",
                ImitationClaims.at("appendix, further notation"),
                "if a_1 < a_2 < ... are the n with pi(n) > n and b_1 < b_2 < ... the others then b_k = pi(a_k), and so for a*_k ="
                        + " [kr], b*_k = [ks]; the a_k and b_k come from the mex rule with b_k - a_k = ceil(k/p)",
                Scale.indices(2000),
                Case.over("p", 1, MOST, p -> (bound, ground) -> {
                    int count = ImitationWalk.room(bound, Long.SIZE, ground);
                    ImitationPermutation pi = ImitationPermutation.withoutZero(1, p, count, ground);
                    ImitationPairs pairs = ImitationPairs.of(p, bound, ground);
                    int[] next = {0, 0};
                    return Finding.first(1, bound, ground, n -> {
                        boolean low = pi.at(n) > n;
                        int k = ++next[low ? 0 : 1];
                        boolean right = low
                                ? pairs.a(k) == n && pairs.b(k) == pi.at(n)
                                : pairs.b(k) == n && pairs.a(k) == pi.at(n);
                        return right
                                ? Optional.empty()
                                : Optional.of(new Counterexample("n = " + n, "pi(n) = b_k or a_k", "" + pi.at(n)));
                    });
                }));
    }

    private static Claim lemma1i() {
        return lemma(
                "i",
                "M_p, the multiset of [ks]-[kr], has pn + eps elements up to n, 0 <= eps <= p-1",
                new Scale("n below", 20_000),
                p -> (bound, ground) -> {
                    ImitationPairs pairs = ImitationPairs.of(p, p * (bound + 1), ground);
                    int[] k = {1};
                    return Finding.first(1, bound, ground, n -> {
                        while (pairs.starB(k[0]) - pairs.starA(k[0]) <= n) {
                            k[0]++;
                        }
                        long eps = k[0] - 1 - p * n;
                        return 0 <= eps && eps < p
                                ? Optional.empty()
                                : Optional.of(new Counterexample("n = " + n, "0 to " + (p - 1), "" + eps));
                    });
                });
    }

    private static Claim lemma1ii() {
        return lemma(
                "ii",
                "eps_k = (b_k-a_k) - (b*_k-a*_k) is 0 or 1, and 0 if p divides k",
                INDICES,
                p -> each((pairs, k) -> pairs.epsilon(k) == 0 || (pairs.epsilon(k) == 1 && k % p != 0), p));
    }

    private static Claim lemma1iii() {
        return lemma(
                "iii",
                "a*_(k+1) - a*_k is 1 or 2, never 1 twice in a row, and 3/2 < r < 2",
                INDICES,
                p -> each(
                        (pairs, k) -> {
                            long step = pairs.starA(k + 1) - pairs.starA(k);
                            long following = pairs.starA(k + 2) - pairs.starA(k + 1);
                            ImitationSlope r = ImitationSlope.alpha(1, p);
                            return (step == 1 || step == 2)
                                    && step + following > 2
                                    && r.compareMultiple(2, 3) > 0
                                    && r.compareMultiple(1, 2) < 0;
                        },
                        p));
    }

    private static Claim lemma1iv() {
        return lemma(
                "iv",
                "b*_(k+1) - b*_k is 2 or 3, and 2 < s < 3",
                INDICES,
                p -> each(
                        (pairs, k) -> {
                            long step = pairs.starB(k + 1) - pairs.starB(k);
                            ImitationSlope s = ImitationSlope.beta(1, p);
                            return (step == 2 || step == 3)
                                    && s.compareMultiple(1, 2) > 0
                                    && s.compareMultiple(1, 3) < 0;
                        },
                        p));
    }

    private static Claim lemma(String part, String statement, Scale scale, IntFunction<Check> check) {
        return Claim.holds(
                "imitation/appendix-lemma-1-" + part,
                ImitationClaims.at("appendix, Lemma 1 (" + part + ")"),
                statement,
                scale,
                Case.over("p", 1, MOST, check));
    }

    /** A statement about the k-th pairs. */
    @FunctionalInterface
    interface AtIndex {
        boolean holds(ImitationPairs pairs, int k);
    }

    static Check each(AtIndex statement, int p) {
        return (bound, ground) -> {
            ImitationPairs pairs = ImitationPairs.of(p, bound + 2L, ground);
            return Finding.first(
                    1,
                    bound,
                    ground,
                    k -> statement.holds(pairs, (int) k)
                            ? Optional.empty()
                            : Optional.of(new Counterexample("k = " + k, "it holds", pairs.words((int) k))));
        };
    }

    private static Claim mainTheorem() {
        return Claim.holds(
                "imitation/appendix-main-theorem",
                ImitationClaims.at("appendix, Main Theorem"),
                "|a_k - a*_k| <= p-1 for all k",
                INDICES,
                1,
                off -> Case.over("p", 1, MOST, p -> within(p, Math.max(0, p - 1 - off))));
    }

    private static Check within(int p, int most) {
        return each((pairs, k) -> Math.abs(pairs.a(k) - pairs.starA(k)) <= most, p);
    }

    private static Claim bestPossible() {
        return Claim.open(
                "imitation/appendix-best-possible",
                ImitationClaims.at("appendix, Remark after the Main Theorem"),
                "|a_k - a*_k| = p-1 for some k",
                new Scale("k below", 500_000),
                Case.over("p", 1, 6, p -> (bound, ground) -> {
                    ImitationWalk walk = ImitationWalk.ofAppendix(p, bound, ground);
                    ImitationSlope r = ImitationSlope.alpha(1, p);
                    long most = -1;
                    long where = 0;
                    long floor = 0;
                    for (int k = 1; k < bound && most < p - 1; k++) {
                        floor = r.floor(k, floor + 1);
                        long distance = Math.abs(walk.next() - floor);
                        where = distance > most ? k : where;
                        most = Math.max(most, distance);
                    }
                    return Finding.witness(
                            most >= p - 1,
                            "no k below " + bound + " has " + (p - 1) + "; the most is " + most + ", first at k = "
                                    + where);
                }));
    }

    /** Found with the claim above, looked at here without those before. */
    private static Claim witnesses() {
        List<Long> indices = List.of(1L, 4L, 438L, 399_187L, 323_341_045L);
        return Claim.holds(
                "imitation/appendix-best-possible-to-5",
                ImitationClaims.at("appendix, Remark after the Main Theorem"),
                "the bound p-1 is best possible for p = 1, ..., 5: |a_k - a*_k| = p-1 at k = 1, 4, 438, 399187, 323341045",
                Scale.all("p up to 5"),
                1,
                off -> Case.over("p", 1, indices.size(), p -> witness(p, indices.get(p - 1) + 2L * off)));
    }

    private static Check witness(int p, long k) {
        return (bound, ground) -> {
            PairSequence pairs = TheoremClaims.theorem("imitation/proposition-14")
                    .about(Ground.game(ImitationBoard.wythoff(1, p)), Set.of())
                    .flatMap(Knowledge::pairs)
                    .orElseThrow();
            // Numbers and indices of Definition 13 begin with the p pairs of difference 0, those of the
            // appendix with 1.
            long a = pairs.pair(BigInteger.valueOf(k + p - 1)).x().longValueExact() - (p - 1);
            long star = ImitationSlope.alpha(1, p).floor(k, a);
            return Math.abs(a - star) == p - 1
                    ? Finding.agrees()
                    : Finding.refuted("k = " + k, "" + (p - 1), "" + Math.abs(a - star));
        };
    }
}
