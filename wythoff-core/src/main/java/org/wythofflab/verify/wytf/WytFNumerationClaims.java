package org.wythofflab.verify.wytf;

import static org.wythofflab.verify.wytf.WytFClaims.at;
import static org.wythofflab.verify.wytf.WytFClaims.unless;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.LongUnaryOperator;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Scale;

/** Fraenkel and Tanny, Section 2 up to Corollary 9: the function g, the numeration system, and the sequences. */
final class WytFNumerationClaims {

    private static final int MOST = 16;
    private static final Scale NUMBERS = new Scale("m below", 20_000);

    private WytFNumerationClaims() {}

    static List<Claim> all() {
        return List.of(
                numbers(
                        "lemma-1-i",
                        "Lemma 1 (i)",
                        "g(m) >= m, with equality if and only if t+1 divides m",
                        (t, off) -> m -> lemma1i(t, t + 1 + off, m)),
                injection(),
                indices(
                        "corollary-2",
                        "Corollary 2",
                        "B_n = A_n if and only if t+1 divides A_n",
                        (t, w) ->
                                n -> unless((w.b(n) == w.a(n)) == (w.a(n) % (t + 1) == 0), "n = " + n, w.a(n), w.b(n))),
                numbers(
                        "lemma-3",
                        "Lemma 3",
                        "every m is m_2*(t^2-1) + m_1*t + m_0 in exactly one permitted way",
                        (t, off) -> m -> lemma3(t, (long) t * t - 1 + off, m)),
                digitConditions(),
                numbers(
                        "theorem-11-greedy",
                        "Theorem 11, proof",
                        "the greedy algorithm finds the permitted digits of m",
                        (t, off) -> m -> greedy(t, WytFDigits.of(m, t + off), m)),
                numbers(
                        "corollary-4",
                        "Corollary 4",
                        "g(m) = m if and only if m_0 = m_1",
                        (t, off) -> m -> corollary4(t, WytFDigits.of(m, t + off), m)),
                numbers(
                        "lemma-5",
                        "Lemma 5",
                        "g exchanges m_0 and m_1, and adds 1 to m_2 if m_1 > m_0",
                        (t, off) -> m -> lemma5(t, 1 + off, m)),
                numbers(
                        "remark-6",
                        "Remark 6",
                        "m_2, m_0, m_1 are the digits of a number m', and m - m' = (m_1 - m_0)*(t-1)",
                        (t, off) -> m -> remark6(t, t - 1 + off, m)),
                members("lemma-7", "Lemma 7", "m is in A if and only if m_1 <= m_0", true),
                strict(),
                strictRepaired(),
                members("lemma-8", "Lemma 8", "m is in B if and only if m_0 <= m_1", false),
                indices("corollary-9-i", "Corollary 9 (i)", "B_n is A_n with m_0 and m_1 exchanged", (t, w) -> n -> {
                    long exchanged = WytFDigits.of(w.a(n), t).exchanged().value(t);
                    return unless(exchanged == w.b(n), "n = " + n, exchanged, w.b(n));
                }),
                indices(
                        "corollary-9-ii",
                        "Corollary 9 (ii)",
                        "B_n - A_n = (m_0 - m_1)*(t-1) >= 0, and it is 0 if and only if m_0 = m_1",
                        (t, w) -> n -> {
                            WytFDigits digits = WytFDigits.of(w.a(n), t);
                            long stated = (digits.m0() - digits.m1()) * (t - 1);
                            long right = w.b(n) - w.a(n);
                            return unless(
                                    stated == right && right >= 0 && (right == 0) == (digits.m0() == digits.m1()),
                                    "n = " + n,
                                    stated,
                                    right);
                        }));
    }

    /** g(m) = t*m - (t^2-1)*floor(m/(t+1)), as printed. */
    static long g(long t, long m) {
        return g(t, m, t + 1);
    }

    private static long g(long t, long m, long divisor) {
        return t * m - (t * t - 1) * (m / divisor);
    }

    private static Optional<Counterexample> lemma1i(long t, long divisor, long m) {
        return unless(g(t, m) >= m && (g(t, m) == m) == (m % divisor == 0), "m = " + m, "g(m) >= m", g(t, m));
    }

    /** With so much added to m_2 if m_1 > m_0. */
    private static Optional<Counterexample> lemma5(long t, long carry, long m) {
        WytFDigits digits = WytFDigits.of(m, t);
        long stated = (digits.m1() <= digits.m0() ? digits.m2() : digits.m2() + carry) * (t * t - 1)
                + digits.m0() * t
                + digits.m1();
        return unless(stated == g(t, m), "m = " + m, stated, g(t, m));
    }

    private static Optional<Counterexample> greedy(long t, WytFDigits digits, long m) {
        return unless(digits.arePermitted(t) && digits.value(t) == m, "m = " + m, digits, digits.value(t));
    }

    private static Optional<Counterexample> corollary4(long t, WytFDigits digits, long m) {
        return unless((g(t, m) == m) == (digits.m0() == digits.m1()), "m = " + m, digits, g(t, m));
    }

    private static Optional<Counterexample> remark6(long t, long factor, long m) {
        WytFDigits digits = WytFDigits.of(m, t);
        long other = digits.exchanged().value(t);
        return unless(
                WytFDigits.of(other, t).equals(digits.exchanged())
                        && digits.exchanged().arePermitted(t)
                        && m - other == (digits.m1() - digits.m0()) * factor,
                "m = " + m,
                digits.exchanged(),
                WytFDigits.of(other, t));
    }

    /** With a number that counts for as much as m_2, which is t^2-1. */
    private static Optional<Counterexample> lemma3(long t, long weight, long m) {
        long representations = representations(t, weight, m);
        return unless(representations == 1, "m = " + m, 1, representations);
    }

    private static long representations(long t, long weight, long m) {
        long count = 0;
        for (long m1 = 0; m1 < t; m1++) {
            for (long m0 = 0; m0 < t; m0++) {
                long rest = m - m1 * t - m0;
                if (rest >= 0 && rest % weight == 0 && new WytFDigits(rest / weight, m1, m0).arePermitted(t)) {
                    count++;
                }
            }
        }
        return count;
    }

    /** A statement about each number, to be made from t; a little off it is false. */
    @FunctionalInterface
    private interface OfNumbers {
        LongFunction<Optional<Counterexample>> with(int t, int off);
    }

    private static Claim numbers(String id, String locator, String statement, OfNumbers at) {
        return Claim.holds(
                "wyt-f/" + id,
                at(locator),
                statement,
                NUMBERS,
                1,
                off -> off == 0
                        ? Case.over("t", 2, MOST, t -> WytFSentences.proving(forNumbers(at.with(t, 0)), id, t))
                        : overT(t -> at.with(t, off)));
    }

    private static List<Case> overT(IntFunction<LongFunction<Optional<Counterexample>>> at) {
        return Case.over("t", 2, MOST, t -> forNumbers(at.apply(t)));
    }

    private static Check forNumbers(LongFunction<Optional<Counterexample>> at) {
        return (bound, ground) -> Finding.first(0, bound, ground, at);
    }

    /** A statement about each pair, to be made from t and the sequences. */
    @FunctionalInterface
    private interface OfPairs {
        LongFunction<Optional<Counterexample>> with(int t, WytFSequence w);
    }

    private static Claim indices(String id, String locator, String statement, OfPairs at) {
        return Claim.holds(
                "wyt-f/" + id,
                at(locator),
                statement,
                new Scale("A_n below", 20_000),
                Case.over("t", 2, MOST, t -> WytFSentences.proving(indices(t, at), id, t)));
    }

    private static Check indices(int t, OfPairs at) {
        return (bound, ground) -> Finding.on(
                WytFSequence.below(bound, m -> g(t, m), ground),
                w -> Finding.first(0, w.size(), ground, at.with(t, w)));
    }

    private static Claim members(String id, String locator, String statement, boolean first) {
        return Claim.holds(
                "wyt-f/" + id,
                at(locator),
                statement,
                NUMBERS,
                Case.over("t", 2, MOST, t -> WytFSentences.proving(members(t, first), id, t)));
    }

    private static Check members(int t, boolean first) {
        return (bound, ground) -> Finding.on(
                WytFSequence.below(bound, m -> g(t, m), ground),
                w -> Finding.first(0, bound, ground, m -> {
                    WytFDigits digits = WytFDigits.of(m, t);
                    boolean stated = first ? digits.m1() <= digits.m0() : digits.m0() <= digits.m1();
                    boolean right = first ? w.inA(m) : w.inB(m);
                    return unless(stated == right, "m = " + m, "member: " + stated, "member: " + right);
                }));
    }

    private static Claim injection() {
        return Claim.holds(
                "wyt-f/lemma-1-ii",
                at("Lemma 1 (ii)"),
                "g takes no value twice",
                NUMBERS,
                1,
                off -> Case.over("t", 2, MOST, t -> injective(t, m -> g(t, m, t + 1 - off))));
    }

    private static Check injective(int t, LongUnaryOperator g) {
        return (bound, ground) -> {
            // g(m) <= m + (t-1)*t, so an array of this length has room for all values.
            return Finding.on(WytFSequence.room(bound + (long) t * t, ground), length -> {
                int[] preimage = new int[length];
                return Finding.first(0, bound, ground, m -> {
                    int value = (int) g.applyAsLong(m);
                    int before = preimage[value] - 1;
                    preimage[value] = (int) m + 1;
                    return unless(before < 0, "m = " + m, "a new value", "g(" + before + ") = " + value);
                });
            });
        };
    }

    private static Claim digitConditions() {
        return Claim.holds(
                "wyt-f/lemma-3-proof",
                at("Lemma 3, proof"),
                "m_0 < t and m_0 + m_1*t < t^2-1 together say that both are below t and not both t-1",
                Scale.all("all m_0, m_1 <= 2t"),
                1,
                off -> Case.over("t", 2, 40, t -> digitConditions(t, (long) t * t - 1 + off)));
    }

    private static Check digitConditions(long t, long limit) {
        return (bound, ground) -> {
            long side = 2L * t + 1;
            return Finding.first(0, side * side, ground, cell -> {
                long m1 = cell / side;
                long m0 = cell % side;
                boolean sums = m0 < t && m0 + m1 * t < limit;
                boolean right = new WytFDigits(0, m1, m0).arePermitted(t);
                return unless(sums == right, "m_1 = " + m1 + ", m_0 = " + m0, sums, right);
            });
        };
    }

    private static Claim strict() {
        return Claim.fails(
                "wyt-f/lemma-7-proof",
                at("Lemma 7, proof, first part"),
                "if m_1 <= m_0, as is supposed, then m_1 < m_0, as is contradicted at the end",
                NUMBERS,
                overT(t -> m -> {
                    WytFDigits digits = WytFDigits.of(m, t);
                    return unless(
                            digits.m1() > digits.m0() || digits.m1() < digits.m0(),
                            "m = " + m,
                            "m_1 < m_0",
                            "m_1 = " + digits.m1() + ", m_0 = " + digits.m0());
                }));
    }

    private static Claim strictRepaired() {
        return Claim.holds(
                "wyt-f/lemma-7-proof/repaired",
                at("Lemma 7, proof, first part"),
                "g(n), n in A, is n itself or has digits r_0 < r_1, which contradicts m_1 <= m_0",
                NUMBERS,
                Case.over("t", 2, MOST, t -> WytFSentences.proving(strictRepaired(t), "lemma-7-proof/repaired", t)));
    }

    private static Check strictRepaired(int t) {
        return (bound, ground) -> Finding.on(
                WytFSequence.below(bound, m -> g(t, m), ground),
                w -> Finding.first(0, bound, ground, n -> {
                    WytFDigits r = WytFDigits.of(g(t, n), t);
                    return unless(!w.inA(n) || g(t, n) == n || r.m0() < r.m1(), "n = " + n, "r_0 < r_1", r);
                }));
    }
}
