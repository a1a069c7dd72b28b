package org.wythofflab.verify.wytf;

import static org.wythofflab.verify.wytf.WytFClaims.at;
import static org.wythofflab.verify.wytf.WytFClaims.unless;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;
import org.wythofflab.verify.wytf.WytFProof.Cases;
import org.wythofflab.verify.wytf.WytFProof.Step;
import org.wythofflab.verify.wytf.WytFProof.Taking;

/** Fraenkel and Tanny, Remark 15 and Theorem 17: Wyt(f) with a strictly increasing superadditive f. */
final class WytFSuperadditiveClaims {

    private static final String EXCHANGED = "Theorem 17, proof, part I, the move to (B_m, A_m)";

    private WytFSuperadditiveClaims() {}

    static List<Claim> all() {
        return List.of(
                remark15(),
                TheoremClaims.claim(
                        "wyt-f/theorem-17",
                        Scale.piles(160),
                        WytFClaims.theorem("wyt-f/theorem-17", withoutIdentity())),
                Claim.holds(
                        "wyt-f/theorem-17-mex",
                        at("Theorem 17"),
                        "the pairs of recursion 6 are the P-positions, for f(k) = k too",
                        Scale.piles(900),
                        WytFFunction.cases(functions(), f -> WytFClaims.sequenceIsP(f.game(), f))),
                partOne(),
                exchanged(),
                exchangedRepaired(),
                Claim.holds(
                        "wyt-f/theorem-17-part-2",
                        at("Theorem 17, proof, part II"),
                        "the cases (i) to (iii) exhaust the positions outside W, and their moves are legal and lead to W",
                        Scale.piles(400),
                        WytFFunction.cases(
                                functions(),
                                f -> WytFProof.all(
                                        f.game(),
                                        (bound, ground) -> WytFSequence.below(bound, f.onPiles(), ground)
                                                .map(WytFSuperadditiveClaims::cases)))));
    }

    static List<WytFFunction> withoutIdentity() {
        return Stream.of(WytFFunction.superadditivePolynomials(), WytFFunction.otherSuperadditive())
                .flatMap(List::stream)
                .toList();
    }

    static List<WytFFunction> functions() {
        List<WytFFunction> functions = new ArrayList<>(List.of(WytFFunction.identity()));
        functions.addAll(withoutIdentity());
        return functions;
    }

    private static Cases cases(WytFSequence w) {
        return (x, y) -> {
            List<Step> steps = new ArrayList<>();
            if (w.inB(x)) {
                steps.add(new Step("(i)", x, w.a(w.indexInB(x)), Taking.ONE_PILE));
            }
            if (w.inA(x)) {
                long b = w.b(w.indexInA(x));
                if (y > b) {
                    steps.add(new Step("(ii)", x, b, Taking.ONE_PILE));
                } else if (y < b) {
                    steps.add(new Step("(iii)", 0, 0, Taking.BOTH_PILES));
                }
            }
            return steps;
        };
    }

    private static Claim partOne() {
        return Claim.holds(
                "wyt-f/theorem-17-part-1",
                at("Theorem 17, proof, part I"),
                "for m < n, with k = A_n - A_m and l = B_n - B_m: l >= k and l >= f(k); if k' = A_n - B_m > 0 then k' <= k"
                        + " <= l <= l' = B_n - A_m and l' >= f(k')",
                Scale.indices(300),
                1,
                off -> WytFFunction.cases(functions(), f -> differences(f, f, off)));
    }

    private static Claim exchanged() {
        return Claim.fails(
                "wyt-f/theorem-17-part-1-exchanged",
                at(EXCHANGED),
                "k' = A_n - B_m > 0 for all m < n",
                Scale.indices(300),
                WytFFunction.cases(functions(), f -> exchanged(f, (w, n, m) -> w.a(n) - w.b(m) > 0)));
    }

    private static Claim exchangedRepaired() {
        return Claim.holds(
                "wyt-f/theorem-17-part-1-exchanged/repaired",
                at(EXCHANGED),
                "for m < n, k' = A_n - B_m is not 0, and where it is negative there is no move from (A_n, B_n) to (B_m,"
                        + " A_m); where it is positive, k' <= A_n - A_m",
                Scale.indices(300),
                WytFFunction.cases(
                        functions(),
                        f -> exchanged(f, (w, n, m) -> w.a(n) != w.b(m) && w.a(n) - w.b(m) <= w.a(n) - w.a(m))));
    }

    /** A statement about two pairs. */
    @FunctionalInterface
    private interface OfTwoPairs {
        boolean holds(WytFSequence w, long n, long m);
    }

    private static Check exchanged(WytFFunction f, OfTwoPairs statement) {
        return (bound, ground) -> Finding.on(
                WytFSequence.below(2 * bound + 2, f.onPiles(), ground),
                w -> Finding.first(0, Math.min(bound, w.size()), ground, n -> {
                    Finding.pulse(ground);
                    for (long m = 0; m < n; m++) {
                        if (!statement.holds(w, n, m)) {
                            return unless(false, "n = " + n + ", m = " + m, "A_n - B_m > 0", w.a(n) + " - " + w.b(m));
                        }
                    }
                    return Optional.empty();
                }));
    }

    /** Part I with B_n = g(A_n): no two-pile move leads from W to W, since l >= f(k), and so much more, and l' >= f(k'). */
    static Check differences(WytFFunction f, WytFFunction g, long more) {
        return (bound, ground) -> Finding.on(
                WytFSequence.below(2 * bound + 2, g.onPiles(), ground),
                w -> Finding.first(0, Math.min(bound, w.size()), ground, n -> {
                    Finding.pulse(ground);
                    BigInteger an = BigInteger.valueOf(w.a(n));
                    BigInteger bn = g.at(w.a(n));
                    for (long m = 0; m < n; m++) {
                        BigInteger am = BigInteger.valueOf(w.a(m));
                        BigInteger bm = g.at(w.a(m));
                        BigInteger k = an.subtract(am);
                        BigInteger l = bn.subtract(bm);
                        BigInteger k1 = an.subtract(bm);
                        BigInteger l1 = bn.subtract(am);
                        boolean other = k1.signum() <= 0
                                || (isChain(k1, k, l, l1) && isChain(f.value().apply(k1), l1));
                        if (!isChain(k, l) || !isChain(f.value().apply(k).add(BigInteger.valueOf(more)), l) || !other) {
                            return Optional.of(
                                    new Counterexample("n = " + n + ", m = " + m, "no two-pile move", "l = " + l));
                        }
                    }
                    return Optional.empty();
                }));
    }

    /** Whether the numbers never fall. */
    static boolean isChain(BigInteger... numbers) {
        for (int i = 1; i < numbers.length; i++) {
            if (numbers[i - 1].compareTo(numbers[i]) > 0) {
                return false;
            }
        }
        return true;
    }

    private static Claim remark15() {
        return Claim.holds(
                "wyt-f/remark-15",
                at("Remark 15"),
                "a polynomial of positive degree with coefficients a_i >= 0 is superadditive if and only if a_0 = 0",
                new Scale("a_0, ..., a_3 <= 4 and k + l up to", 40),
                1,
                off -> Case.single(remark15(off)));
    }

    /** Superadditive if and only if a_0 is at most that. */
    private static Check remark15(int most) {
        return (bound, ground) -> Finding.first(5, 625, ground, code -> {
            // The most significant digit is a_0, so that code % 125 > 0 says that the degree is positive.
            long[] a = {code / 125, code / 25 % 5, code / 5 % 5, code % 5};
            WytFFunction f = WytFFunction.polynomial("f", a);
            return code % 125 == 0
                    ? Optional.empty()
                    : unless(
                            isSuperadditive(f, bound, ground) == (a[0] <= most),
                            "a_0, ..., a_3 = " + Arrays.toString(a),
                            a[0] <= most,
                            a[0] > most);
        });
    }

    /** f(k) >= k and f(k+l) >= f(k) + f(l) as far as the bound says. */
    private static boolean isSuperadditive(WytFFunction f, long bound, Ground ground) {
        for (long sum = 0; sum <= bound; sum++) {
            Finding.pulse(ground);
            if (f.at(sum).compareTo(BigInteger.valueOf(sum)) < 0) {
                return false;
            }
            for (long k = 0; k <= sum / 2; k++) {
                if (f.at(sum).compareTo(f.at(k).add(f.at(sum - k))) < 0) {
                    return false;
                }
            }
        }
        return true;
    }
}
