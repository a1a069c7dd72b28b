package org.wythofflab.verify.wytf;

import static org.wythofflab.verify.wytf.WytFClaims.at;
import static org.wythofflab.verify.wytf.WytFClaims.unless;
import static org.wythofflab.verify.wytf.WytFSuperadditiveClaims.isChain;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.wytf.WytFProof.Cases;
import org.wythofflab.verify.wytf.WytFProof.Step;
import org.wythofflab.verify.wytf.WytFProof.Taking;

/** Fraenkel and Tanny, Lemma 20 to Corollary 22: Procedure 1, and how often it calls itself. */
final class WytFProcedureClaims {

    private static final String LOGARITHM = "Theorem 21, proof, last inequality";

    private WytFProcedureClaims() {}

    static List<Claim> all() {
        List<WytFFunction> functions = WytFSuperadditiveClaims.functions();
        List<WytFFunction> growing = WytFSuperadditiveClaims.withoutIdentity();
        return List.of(
                Claim.holds(
                        "wyt-f/lemma-20",
                        at("Lemma 20"),
                        "if f is not the identity there is N >= 1 with f(n) = n for n < N and f(n)/n >= a > 1 from N on;"
                                + " a = 1 + 1/(2N-1) does it",
                        Scale.indices(3000),
                        1,
                        off -> WytFFunction.cases(growing, f -> lemma20(f, off))),
                Claim.holds(
                        "wyt-f/lemma-20-proof",
                        at("Lemma 20, proof"),
                        "for n = kN + r: f(n) >= f(kN) + f(r) >= k*f(N) + f(r) >= k(N+1) + r, and k/(kN+r) >= k/(kN+kr) >="
                                + " 1/(N+r) >= 1/(2N-1)",
                        Scale.indices(3000),
                        1,
                        off -> WytFFunction.cases(growing, f -> lemma20Proof(f, 1 + off))),
                Claim.holds(
                        "wyt-f/theorem-21",
                        at("Theorem 21, Procedure 1"),
                        "x is in A if no z has f(z) = x or if f(x) = x, else if and only if the z with f(z) = x is not",
                        new Scale("x below", 3000),
                        WytFFunction.cases(functions, WytFProcedureClaims::decides)),
                Claim.holds(
                        "wyt-f/theorem-21-growth",
                        at("Theorem 21, proof"),
                        "if Procedure 1 inverts f t times on x then x >= a^t*N, with N and a as in Lemma 20",
                        new Scale("x below", 3000),
                        1,
                        off -> WytFFunction.cases(growing, f -> depth(f, off == 0 ? Growth.ONCE : Growth.EACH_TIME))),
                Claim.fails(
                        "wyt-f/theorem-21-logarithm",
                        at(LOGARITHM),
                        "log_a(x) >= t*log_a(a*N), which says that x >= (a*N)^t",
                        new Scale("x below", 3000),
                        WytFFunction.cases(growing, f -> depth(f, Growth.EACH_TIME))),
                Claim.holds(
                        "wyt-f/theorem-21-logarithm/repaired",
                        at(LOGARITHM),
                        "log_a(x) >= log_a(a^t*N) = t + log_a(N) >= t, which says that x >= a^t",
                        new Scale("x below", 3000),
                        1,
                        off -> WytFFunction.cases(growing, f -> depth(f, off == 0 ? Growth.NONE : Growth.EACH_TIME))),
                Claim.holds(
                        "wyt-f/corollary-22",
                        at("Corollary 22"),
                        "Procedure 1 and inverses of f give a winning move from every N-position",
                        Scale.piles(200),
                        WytFFunction.cases(functions, f -> WytFProof.byNumbers(f.game(), strategy(f)))));
    }

    /** How many factors N the bound a^t*N^j has. */
    private enum Growth {
        NONE,
        ONCE,
        EACH_TIME
    }

    /** Procedure 1 as printed, with a binary search on [0, x]. */
    static boolean procedure1(WytFFunction f, long x) {
        Optional<Long> z = inverse(f, x);
        return z.isEmpty() || z.get() == x || !procedure1(f, z.get());
    }

    /** The z with f(z) = x, if there is one. */
    static Optional<Long> inverse(WytFFunction f, long x) {
        BigInteger wanted = BigInteger.valueOf(x);
        long low = 0;
        long high = x;
        while (low <= high) {
            long z = (low + high) / 2;
            int order = f.at(z).compareTo(wanted);
            if (order == 0) {
                return Optional.of(z);
            }
            if (order < 0) {
                low = z + 1;
            } else {
                high = z - 1;
            }
        }
        return Optional.empty();
    }

    private static Cases strategy(WytFFunction f) {
        return (x, y) -> {
            if (!procedure1(f, x)) {
                return List.of(new Step("(i)", x, inverse(f, x).orElseThrow(), Taking.ONE_PILE));
            }
            return f.atMostPast(x) < y
                    ? List.of(new Step("(ii)", x, f.atMostPast(x), Taking.ONE_PILE))
                    : List.of(new Step("(iii)", 0, 0, Taking.BOTH_PILES));
        };
    }

    static Check decides(WytFFunction f) {
        return (bound, ground) -> Finding.on(
                WytFSequence.below(bound, f.onPiles(), ground),
                w -> Finding.first(0, bound, ground, x -> {
                    // Values may be long: 2^k-1.
                    Finding.pulse(ground);
                    boolean stated = procedure1(f, x);
                    return unless(stated == w.inA(x), "x = " + x, stated ? 1 : 0, stated ? 0 : 1);
                }));
    }

    /** The least N with f(N) != N; the functions asked have one, and a small one. */
    private static long n(WytFFunction f) {
        long n = 1;
        while (f.at(n).equals(BigInteger.valueOf(n))) {
            n++;
        }
        return n;
    }

    /** With a = 1 + 1/(2N-1-less). */
    private static Check lemma20(WytFFunction f, int less) {
        long least = n(f);
        long parts = 2 * least - 1 - less;
        return (bound, ground) -> Finding.first(0, bound, ground, n -> {
            BigInteger value = f.at(n);
            // f(n)/n >= a, multiplied out.
            boolean holds = n < least
                    ? value.equals(BigInteger.valueOf(n))
                    : isChain(BigInteger.valueOf((parts + 1) * n), value.multiply(BigInteger.valueOf(parts)));
            return unless(holds, "n = " + n, "f(n)/n >= " + (parts + 1) + "/" + parts, value);
        });
    }

    /** f(n) is at least n and so many k more. */
    private static Check lemma20Proof(WytFFunction f, int more) {
        long least = n(f);
        BigInteger there = f.at(least);
        return (bound, ground) -> Finding.first(least, bound, ground, n -> {
            long k = n / least;
            long r = n % least;
            boolean values = isChain(
                    BigInteger.valueOf(k * (least + more) + r),
                    there.multiply(BigInteger.valueOf(k)).add(f.at(r)),
                    f.at(k * least).add(f.at(r)),
                    f.at(n));
            // Ratios with positive denominators: larger ones have smaller multiples of k below the line.
            boolean ratios = k * least + r <= k * least + k * r
                    && k * least + k * r <= k * (least + r)
                    && least + r <= 2 * least - 1;
            return unless(values && ratios, "n = " + n, "f(n) >= " + (k * (least + more) + r), f.at(n));
        });
    }

    private static Check depth(WytFFunction f, Growth growth) {
        long least = n(f);
        return (bound, ground) -> Finding.first(1, bound, ground, x -> {
            Finding.pulse(ground);
            int t = inversions(f, x);
            BigInteger above = BigInteger.valueOf(2 * least).pow(t);
            BigInteger below = BigInteger.valueOf(2 * least - 1).pow(t);
            BigInteger factor = BigInteger.valueOf(least)
                    .pow(
                            switch (growth) {
                                case NONE -> 0;
                                case ONCE -> 1;
                                case EACH_TIME -> t;
                            });
            // f(x_t) = x_t is left aside in the proof: then t = 0, and x may be below N.
            boolean fixed = t == 0 && x < least;
            // x >= (2N/(2N-1))^t times the factor, multiplied out.
            return unless(
                    fixed || isChain(above.multiply(factor), below.multiply(BigInteger.valueOf(x))),
                    "x = " + x + ", t = " + t + ", N = " + least,
                    "x >= " + above.multiply(factor) + "/" + below,
                    x);
        });
    }

    /** How often Procedure 1 calls itself. */
    private static int inversions(WytFFunction f, long x) {
        int count = 0;
        long rest = x;
        for (Optional<Long> z = inverse(f, rest); z.isPresent() && z.get() != rest; z = inverse(f, rest)) {
            rest = z.get();
            count++;
        }
        return count;
    }
}
