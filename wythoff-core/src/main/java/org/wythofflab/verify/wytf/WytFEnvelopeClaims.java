package org.wythofflab.verify.wytf;

import static org.wythofflab.verify.wytf.WytFClaims.at;
import static org.wythofflab.verify.wytf.WytFClaims.unless;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Parameters;
import org.wythofflab.verify.Scale;

/** Fraenkel and Tanny, Section 4 up to Note 26, and equations 8 and 9: the function g = max(f, f(1)*x) and the set S. */
final class WytFEnvelopeClaims {

    private static final Scale INDICES = Scale.indices(2000);
    private static final WytFFunction EXAMPLE = WytFFunction.polynomial("k^2+9", 9, 0, 1);

    /** One that is superadditive, and one that is not convex. */
    private static final List<WytFFunction> NEITHER =
            List.of(WytFFunction.polynomial("k^2", 0, 0, 1), WytFFunction.polynomial("9+9*k-k^2", 9, 9, -1));

    private WytFEnvelopeClaims() {}

    static List<Claim> all() {
        List<WytFFunction> all = WytFFunction.polynomials();
        return List.of(
                Claim.holds(
                        "wyt-f/section-4",
                        at("Section 4"),
                        "f is convex although not superadditive",
                        new Scale("x below", 3000),
                        2,
                        off -> WytFFunction.cases(
                                off == 0 ? all : List.of(NEITHER.get(off - 1)), WytFEnvelopeClaims::convex)),
                Claim.holds(
                        "wyt-f/lemma-23",
                        at("Lemma 23"),
                        "g is strictly increasing and superadditive, checked on multiples of 1/d",
                        new Scale("d*(x+y) up to", 150),
                        1,
                        off -> overParts(all, (f, d) -> superadditiveEnvelope(f, d, off))),
                Claim.holds(
                        "wyt-f/lemma-23-proof",
                        at("Lemma 23, proof"),
                        "g is convex, with slope at least f(1) everywhere, checked on multiples of 1/d",
                        new Scale("d*x up to", 600),
                        1,
                        off -> overParts(all, (f, d) -> convexEnvelope(f, d, off))),
                indices(
                        "remark-24",
                        "Remark 24",
                        "S, where f(A_n) <= f(1)*A_n, has only the first few numbers: none after a gap, and none from f(1)"
                                + " on",
                        2,
                        off -> first(off == 1 ? 1 : 0, off == 2 ? 2 : 1)),
                lemma25(),
                indices(
                        "lemma-25-proof",
                        "Lemma 25, proof",
                        "if A_n >= f(1) then f(A_n) > A_n^2 >= f(1)*A_n, so n is not in S",
                        1,
                        off -> beyond(off)),
                Claim.holds(
                        "wyt-f/lemma-25-zero",
                        at("Lemma 25, proof"),
                        "0 is not in S, since f(0) > 0; and B_1 = f(1) >= 2",
                        Scale.all("n = 0, 1"),
                        WytFFunction.cases(
                                all,
                                f -> (bound, ground) -> Finding.on(
                                        WytFSequence.below(2, f.envelope().onPiles(), ground),
                                        w -> isInS(f, w, 0) || w.b(1) != f.atMostPast(1) || w.b(1) < 2
                                                ? Finding.refuted(
                                                        "n = 0, 1", "0 is not in S, B_1 >= 2", "B_1 = " + w.b(1))
                                                : Finding.agrees()))),
                Claim.fails(
                        "wyt-f/note-26",
                        at("Note 26"),
                        "for f(x) = x^2+9: A_n = n < f(1) and f(A_n) <= f(1)*A_n for 0 <= n <= 9; A_n > n and f(A_n) >"
                                + " f(1)*A_n for n > 9",
                        INDICES,
                        Case.single(note26(0))),
                Claim.holds(
                        "wyt-f/note-26/repaired",
                        at("Note 26"),
                        "for f(x) = x^2+9: A_n = n < f(1) and f(A_n) <= f(1)*A_n for 1 <= n <= 9; A_n > n and f(A_n) >"
                                + " f(1)*A_n for n > 9; and A_0 = 0, but f(0) = 9 > 0",
                        INDICES,
                        Case.single(note26(1))),
                Claim.holds(
                        "wyt-f/equation-8",
                        at("Equation 8"),
                        "if B_n > f(A_n) then B_m = f(1)*A_m for all m <= n",
                        INDICES,
                        WytFFunction.cases(
                                WytFFunction.belowTheLine(),
                                f -> belowTheLine(
                                        f,
                                        (w, m) -> unless(
                                                BigInteger.valueOf(w.b(m))
                                                        .equals(f.at(1).multiply(BigInteger.valueOf(w.a(m)))),
                                                "m = " + m,
                                                f.at(1) + "*" + w.a(m),
                                                w.b(m))))),
                Claim.holds(
                        "wyt-f/equation-9",
                        at("Equation 9"),
                        "if B_n > f(A_n) then A_m = m < f(1) for all m <= n",
                        INDICES,
                        WytFFunction.cases(
                                WytFFunction.belowTheLine(),
                                f -> belowTheLine(
                                        f,
                                        (w, m) -> unless(w.a(m) == m && m < f.atMostPast(1), "m = " + m, m, w.a(m))))));
    }

    /** A statement about each index, to be made from f and the sequences. */
    @FunctionalInterface
    private interface OfIndices {
        LongFunction<Optional<Counterexample>> with(WytFFunction f, WytFSequence w);
    }

    private static Claim indices(String id, String locator, String statement, int twins, IntFunction<OfIndices> at) {
        return Claim.holds(
                "wyt-f/" + id,
                at(locator),
                statement,
                INDICES,
                twins,
                off -> WytFFunction.cases(WytFFunction.polynomials(), f -> over(f, at.apply(off))));
    }

    private static Check over(WytFFunction f, OfIndices at) {
        return (bound, ground) -> Finding.on(
                WytFSequence.below(2 * bound + 2, f.envelope().onPiles(), ground),
                w -> Finding.first(0, Math.min(bound, w.size()), ground, at.with(f, w)));
    }

    /** n is in S: f(A_n) <= f(1)*A_n. */
    private static boolean isInS(WytFFunction f, WytFSequence w, long n) {
        return f.at(w.a(n)).compareTo(f.at(1).multiply(BigInteger.valueOf(w.a(n)))) <= 0;
    }

    private static Check convex(WytFFunction f) {
        return (bound, ground) -> f.at(0).compareTo(f.at(0).add(f.at(0))) >= 0
                ? Finding.refuted("k = l = 0", "f(0) < f(0) + f(0)", f.at(0))
                : Finding.first(
                        1,
                        bound,
                        ground,
                        x -> unless(
                                f.at(x - 1).add(f.at(x + 1)).compareTo(f.at(x).shiftLeft(1)) >= 0,
                                "x = " + x,
                                "convex",
                                "not convex"));
    }

    /** A check for f on the multiples of 1/d. */
    @FunctionalInterface
    private interface OfParts {
        Check with(WytFFunction f, long d);
    }

    private static List<Case> overParts(List<WytFFunction> functions, OfParts check) {
        List<Case> cases = new ArrayList<>();
        for (WytFFunction f : functions) {
            for (long d = 1; d <= 3; d++) {
                cases.add(new Case(Parameters.of("f", f.text()).and("d", d), check.with(f, d)));
            }
        }
        return cases;
    }

    /** n in S is below f(1), or so much less, and n minus the step is in S too unless it is 0 or less. */
    private static OfIndices first(long less, long step) {
        return (f, w) -> n -> unless(
                n == 0
                        || !isInS(f, w, n)
                        || ((n == 1 || isInS(f, w, Math.max(0, n - step))) && n < f.atMostPast(1) - less),
                "n = " + n,
                "not in S",
                "in S");
    }

    /** From A_n = f(1) on, or a little earlier. */
    private static OfIndices beyond(long earlier) {
        return (f, w) -> n -> {
            BigInteger a = BigInteger.valueOf(w.a(n));
            boolean applies = a.add(BigInteger.valueOf(earlier)).compareTo(f.at(1)) >= 0;
            boolean holds = f.at(w.a(n)).compareTo(a.pow(2)) > 0
                    && a.pow(2).compareTo(f.at(1).multiply(a)) >= 0;
            return unless(!applies || holds, "n = " + n, "f(A_n) > A_n^2", f.at(w.a(n)));
        };
    }

    /** @param least 0, or 1 if g(x) + g(y) is to be less than g(x+y) */
    private static Check superadditiveEnvelope(WytFFunction f, long d, int least) {
        return (bound, ground) -> Finding.first(1, bound + 1, ground, sum -> {
            Finding.pulse(ground);
            BigInteger there = scaled(f, sum, d);
            boolean holds = there.compareTo(scaled(f, sum - 1, d)) > 0;
            for (long j = 0; holds && j <= sum / 2; j++) {
                holds = there.compareTo(scaled(f, j, d).add(scaled(f, sum - j, d))) >= least;
            }
            return unless(holds, "x + y = " + sum + "/" + d, "superadditive", "not so");
        });
    }

    /** @param least 0, or 1 if the slope is to grow everywhere */
    private static Check convexEnvelope(WytFFunction f, long d, int least) {
        // d^t times f(1)/d, what the line gains from one multiple of 1/d to the next.
        BigInteger slope = scaled(f, 1, d);
        return (bound, ground) -> Finding.first(1, bound, ground, j -> {
            BigInteger before = scaled(f, j, d).subtract(scaled(f, j - 1, d));
            BigInteger after = scaled(f, j + 1, d).subtract(scaled(f, j, d));
            return unless(
                    before.compareTo(slope) >= 0 && after.compareTo(before) >= least,
                    "x = " + j + "/" + d,
                    "convex",
                    "not convex");
        });
    }

    /** d^t*g(j/d) for f of degree t. */
    private static BigInteger scaled(WytFFunction f, long j, long d) {
        int degree = f.coefficients().size() - 1;
        BigInteger line = f.at(1)
                .multiply(BigInteger.valueOf(j))
                .multiply(BigInteger.valueOf(d).pow(degree - 1));
        return j >= d ? f.timesPower(j, d).max(line) : line;
    }

    private static Claim lemma25() {
        return Claim.holds(
                "wyt-f/lemma-25",
                at("Lemma 25"),
                "S is not empty, and A_n = n < f(1) for all n in S",
                INDICES,
                WytFFunction.cases(WytFFunction.polynomials(), f -> {
                    Check inS = over(
                            f,
                            (g, w) -> n -> unless(
                                    !isInS(g, w, n) || (w.a(n) == n && n < g.atMostPast(1)), "n = " + n, n, w.a(n)));
                    Check outside = over(f, (g, w) -> n -> unless(!isInS(g, w, n), "n = " + n, "", ""));
                    return (bound, ground) -> inS.upTo(bound, ground)
                            .or(Finding.witness(
                                    !outside.upTo(bound, ground).isAgreement(), "S has no n below " + bound));
                }));
    }

    private static Check note26(long least) {
        return (bound, ground) -> Finding.on(
                WytFSequence.below(2 * bound + 2, EXAMPLE.envelope().onPiles(), ground),
                w -> Finding.first(0, Math.min(bound, w.size()), ground, n -> {
                    long a = w.a(n);
                    boolean order = n > 9 ? a > n : a == n && a < EXAMPLE.atMostPast(1);
                    boolean stated = least <= n && n <= 9;
                    return unless(
                            order && isInS(EXAMPLE, w, n) == stated,
                            "n = " + n,
                            "f(A_n) " + (stated ? "<= " : "> ") + EXAMPLE.at(1).multiply(BigInteger.valueOf(a)),
                            "A_n = " + a + ", f(A_n) = " + EXAMPLE.at(a));
                }));
    }

    /** A statement about each m up to some n with B_n > f(A_n). */
    @FunctionalInterface
    private interface UpToIndex {
        Optional<Counterexample> at(WytFSequence w, long m);
    }

    private static Check belowTheLine(WytFFunction f, UpToIndex statement) {
        return (bound, ground) ->
                Finding.on(WytFSequence.below(2 * bound + 2, f.envelope().onPiles(), ground), w -> {
                    long last = -1;
                    for (long n = 0; n < Math.min(bound, w.size()); n++) {
                        if (w.b(n) > f.atMostPast(w.a(n))) {
                            last = n;
                        }
                    }
                    return Finding.first(0, last + 1, ground, m -> statement.at(w, m))
                            .or(Finding.witness(last >= 0, "no n below " + bound + " has B_n > f(A_n)"));
                });
    }
}
