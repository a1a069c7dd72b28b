package org.wythofflab.verify.wytf;

import static org.wythofflab.verify.wytf.WytFClaims.at;
import static org.wythofflab.verify.wytf.WytFClaims.unless;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import org.wythofflab.verify.Case;
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
                        t -> m -> unless(
                                g(t, m) >= m && (g(t, m) == m) == (m % (t + 1) == 0),
                                "m = " + m,
                                "g(m) >= m",
                                g(t, m))),
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
                        t -> m -> unless(representations(t, m) == 1, "m = " + m, 1, representations(t, m))),
                digitConditions(),
                numbers(
                        "theorem-11-greedy",
                        "Theorem 11, proof",
                        "the greedy algorithm finds the permitted digits of m",
                        t -> m -> {
                            WytFDigits digits = WytFDigits.of(m, t);
                            return unless(
                                    digits.arePermitted(t) && digits.value(t) == m,
                                    "m = " + m,
                                    digits,
                                    digits.value(t));
                        }),
                numbers("corollary-4", "Corollary 4", "g(m) = m if and only if m_0 = m_1", t -> m -> {
                    WytFDigits digits = WytFDigits.of(m, t);
                    return unless((g(t, m) == m) == (digits.m0() == digits.m1()), "m = " + m, digits, g(t, m));
                }),
                numbers(
                        "lemma-5",
                        "Lemma 5",
                        "g exchanges m_0 and m_1, and adds 1 to m_2 if m_1 > m_0",
                        t -> m -> unless(lemma5(t, m) == g(t, m), "m = " + m, lemma5(t, m), g(t, m))),
                numbers(
                        "remark-6",
                        "Remark 6",
                        "m_2, m_0, m_1 are the digits of a number m', and m - m' = (m_1 - m_0)*(t-1)",
                        t -> m -> {
                            WytFDigits digits = WytFDigits.of(m, t);
                            long other = digits.exchanged().value(t);
                            return unless(
                                    WytFDigits.of(other, t).equals(digits.exchanged())
                                            && digits.exchanged().arePermitted(t)
                                            && m - other == (digits.m1() - digits.m0()) * (t - 1),
                                    "m = " + m,
                                    digits.exchanged(),
                                    WytFDigits.of(other, t));
                        }),
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
        return t * m - (t * t - 1) * (m / (t + 1));
    }

    private static long lemma5(long t, long m) {
        WytFDigits digits = WytFDigits.of(m, t);
        return (digits.m1() <= digits.m0() ? digits.m2() : digits.m2() + 1) * (t * t - 1)
                + digits.m0() * t
                + digits.m1();
    }

    private static long representations(long t, long m) {
        long count = 0;
        for (long m1 = 0; m1 < t; m1++) {
            for (long m0 = 0; m0 < t; m0++) {
                long rest = m - m1 * t - m0;
                if (rest >= 0
                        && rest % (t * t - 1) == 0
                        && new WytFDigits(rest / (t * t - 1), m1, m0).arePermitted(t)) {
                    count++;
                }
            }
        }
        return count;
    }

    private static Claim numbers(
            String id, String locator, String statement, IntFunction<LongFunction<Optional<Counterexample>>> at) {
        return Claim.holds("wyt-f/" + id, at(locator), statement, NUMBERS, overT(at));
    }

    private static List<Case> overT(IntFunction<LongFunction<Optional<Counterexample>>> at) {
        return Case.over("t", 2, MOST, t -> (bound, ground) -> Finding.first(0, bound, ground, at.apply(t)));
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
                Case.over("t", 2, MOST, t -> (bound, ground) -> {
                    WytFSequence w = WytFSequence.below(bound, m -> g(t, m), ground);
                    return Finding.first(0, w.size(), ground, at.with(t, w));
                }));
    }

    private static Claim members(String id, String locator, String statement, boolean first) {
        return Claim.holds(
                "wyt-f/" + id, at(locator), statement, NUMBERS, Case.over("t", 2, MOST, t -> (bound, ground) -> {
                    WytFSequence w = WytFSequence.below(bound, m -> g(t, m), ground);
                    return Finding.first(0, bound, ground, m -> {
                        WytFDigits digits = WytFDigits.of(m, t);
                        boolean stated = first ? digits.m1() <= digits.m0() : digits.m0() <= digits.m1();
                        boolean right = first ? w.inA(m) : w.inB(m);
                        return unless(stated == right, "m = " + m, "member: " + stated, "member: " + right);
                    });
                }));
    }

    private static Claim injection() {
        return Claim.holds(
                "wyt-f/lemma-1-ii",
                at("Lemma 1 (ii)"),
                "g takes no value twice",
                NUMBERS,
                Case.over("t", 2, MOST, t -> (bound, ground) -> {
                    // g(m) <= m + (t-1)*t, so an array of this length has room for all values.
                    int[] preimage = new int[WytFSequence.affordable(bound + (long) t * t, ground)];
                    return Finding.first(0, bound, ground, m -> {
                        int value = (int) g(t, m);
                        int before = preimage[value] - 1;
                        preimage[value] = (int) m + 1;
                        return unless(before < 0, "m = " + m, "a new value", "g(" + before + ") = " + value);
                    });
                }));
    }

    private static Claim digitConditions() {
        return Claim.holds(
                "wyt-f/lemma-3-proof",
                at("Lemma 3, proof"),
                "m_0 < t and m_0 + m_1*t < t^2-1 together say that both are below t and not both t-1",
                Scale.all("all m_0, m_1 <= 2t"),
                Case.over("t", 2, 40, t -> (bound, ground) -> {
                    long side = 2L * t + 1;
                    return Finding.first(0, side * side, ground, cell -> {
                        long m1 = cell / side;
                        long m0 = cell % side;
                        boolean sums = m0 < t && m0 + m1 * t < (long) t * t - 1;
                        boolean right = new WytFDigits(0, m1, m0).arePermitted(t);
                        return unless(sums == right, "m_1 = " + m1 + ", m_0 = " + m0, sums, right);
                    });
                }));
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
                Case.over("t", 2, MOST, t -> (bound, ground) -> {
                    WytFSequence w = WytFSequence.below(bound, m -> g(t, m), ground);
                    return Finding.first(0, bound, ground, n -> {
                        WytFDigits r = WytFDigits.of(g(t, n), t);
                        return unless(!w.inA(n) || g(t, n) == n || r.m0() < r.m1(), "n = " + n, "r_0 < r_1", r);
                    });
                }));
    }
}
