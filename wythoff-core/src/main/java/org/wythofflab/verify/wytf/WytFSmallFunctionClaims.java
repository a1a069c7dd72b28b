package org.wythofflab.verify.wytf;

import static org.wythofflab.verify.wytf.WytFClaims.at;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;

/** Fraenkel and Tanny, Remarks 16 and 18 and Lemma 19, tried on all functions with few and small values. */
final class WytFSmallFunctionClaims {

    private WytFSmallFunctionClaims() {}

    /** What a statement comes to for one function, given by its values. */
    @FunctionalInterface
    private interface Statement {
        Finding at(int[] f, Ground ground);
    }

    static List<Claim> all() {
        return List.of(
                everyFunction(
                        "remark-16",
                        "Remark 16",
                        "a strictly increasing f has f(k) >= k",
                        false,
                        1,
                        WytFSmallFunctionClaims::remark16),
                everyFunction(
                        "remark-18",
                        "Remark 18",
                        "a superadditive f has f(0) = 0",
                        true,
                        1,
                        WytFSmallFunctionClaims::remark18),
                everyFunction(
                        "lemma-19",
                        "Lemma 19",
                        "if f is strictly increasing and superadditive and f(x) = x, then A_x = B_x = x",
                        true,
                        0,
                        off -> WytFSmallFunctionClaims::lemma19));
    }

    private static Claim everyFunction(
            String id, String locator, String statement, boolean superadditive, int twins, IntFunction<Statement> at) {
        return Claim.holds(
                "wyt-f/" + id,
                at(locator),
                statement,
                new Scale("of the f from {0..N} to {0..2N}, N = 0, 1, ..., the first", 50_000),
                twins,
                off -> Case.single(search(superadditive, at.apply(off))));
    }

    private static Check search(boolean superadditive, Statement at) {
        return (bound, ground) -> new Search(bound, superadditive, ground, at).run();
    }

    /** Goes through the functions by the number of their values, and then in lexicographic order. */
    private static final class Search {
        private final boolean superadditive;
        private final Ground ground;
        private final Statement at;
        private long left;

        Search(long bound, boolean superadditive, Ground ground, Statement at) {
            this.left = bound;
            this.superadditive = superadditive;
            this.ground = ground;
            this.at = at;
        }

        Finding run() {
            Finding finding = Finding.agrees();
            for (int size = 1; left > 0 && finding.isAgreement(); size++) {
                finding = extend(new int[size], 0);
            }
            return finding;
        }

        /** Tries all values at {@code next}, and so on, until the function is complete. */
        private Finding extend(int[] f, int next) {
            if (next == f.length) {
                left--;
                return at.at(f, ground);
            }
            Finding.pulse(ground);
            int least = next == 0 ? 0 : f[next - 1] + 1;
            Finding finding = Finding.agrees();
            for (int value = least; value <= 2 * (f.length - 1) && left > 0 && finding.isAgreement(); value++) {
                f[next] = value;
                if (!superadditive || addsUp(f, next)) {
                    finding = extend(f, next + 1);
                }
            }
            return finding;
        }
    }

    private static boolean addsUp(int[] f, int sum) {
        for (int k = 0; k <= sum / 2; k++) {
            if (f[sum] < f[k] + f[sum - k]) {
                return false;
            }
        }
        return f[sum] >= sum;
    }

    /** f(k) is at least k and so much more. */
    private static Statement remark16(int more) {
        return (f, ground) -> {
            for (int k = 0; k < f.length; k++) {
                if (f[k] < k + more) {
                    return Finding.refuted("k = " + k + ", f = " + Arrays.toString(f), "f(k) >= " + (k + more), f[k]);
                }
            }
            return Finding.agrees();
        };
    }

    private static Statement remark18(int stated) {
        return (f, ground) ->
                f[0] == stated ? Finding.agrees() : Finding.refuted("f = " + Arrays.toString(f), stated, f[0]);
    }

    private static Finding lemma19(int[] f, Ground ground) {
        return Finding.on(WytFSequence.below(f.length, x -> f[(int) x], ground), w -> lemma19(f, w));
    }

    private static Finding lemma19(int[] f, WytFSequence w) {
        for (int x = 0; x < f.length; x++) {
            if (f[x] == x && !(w.size() > x && w.a(x) == x && w.b(x) == x)) {
                return Finding.refuted("x = " + x + ", f = " + Arrays.toString(f), "A_x = B_x = " + x, "not so");
            }
        }
        return Finding.agrees();
    }
}
