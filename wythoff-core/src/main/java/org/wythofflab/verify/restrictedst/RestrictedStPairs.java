package org.wythofflab.verify.restrictedst;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.LongBinaryOperator;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;

/**
 * The pairs of equations (2), (10), (12) and (13) of Liu and Li, term by term as they are defined, with mex where (12)
 * and (13) print max. Terms are at most {@code s*4n + (t+1)*n + 2} for small s and t: far from the end of a long.
 */
final class RestrictedStPairs {

    private static final int PULSE = 1 << 10;

    /** A term takes two longs, four bits, and up to four ints in each of two indices. */
    private static final int BYTES = 64;

    private final int width;
    private final long[] lower;
    private final long[] upper;

    private RestrictedStPairs(int width, long[] lower, long[] upper) {
        this.width = width;
        this.lower = lower;
        this.upper = upper;
    }

    /** The paper's delta: 0 for an even number, 1 for an odd one. */
    static int delta(long number) {
        return (int) (number & 1);
    }

    static Footing<RestrictedStPairs> equation2(int s, int t, long count, Ground ground) {
        return of(count, 1, new long[0], (n, a) -> s * a + t * n, ground);
    }

    static Footing<RestrictedStPairs> equation10(int s, int t, long count, Ground ground) {
        return of(count, 2, new long[0], (n, a) -> s * a + (t + delta(t)) * n, ground);
    }

    static Footing<RestrictedStPairs> equation12(int s, int t, long count, Ground ground) {
        return of(count, 2, new long[0], (n, e) -> s * e + (t + delta(t)) * n + 2, ground);
    }

    static Footing<RestrictedStPairs> equation13(long count, Ground ground) {
        return of(count, 2, new long[] {4, 4}, (n, e) -> e + 2 * n, ground);
    }

    /** Theorem 14: equation (13) if s = 1 and t is 1 or 2, else (12). */
    static Footing<RestrictedStPairs> theorem14(int s, int t, long count, Ground ground) {
        return isCaseB(s, t) ? equation13(count, ground) : equation12(s, t, count, ground);
    }

    static boolean isCaseB(int s, int t) {
        return s == 1 && t <= 2;
    }

    /** @param first the pair with the number 0, if it is given and does not follow from the rule */
    private static Footing<RestrictedStPairs> of(
            long count, int width, long[] first, LongBinaryOperator upperOf, Ground ground) {
        return count >= Integer.MAX_VALUE / (2 * width)
                        || count * BYTES > ground.budget().bytes()
                ? Footing.refused(count + " terms do not fit in the memory limit")
                : Footing.firm(termByTerm((int) count, width, first, upperOf, ground));
    }

    private static RestrictedStPairs termByTerm(
            int terms, int width, long[] first, LongBinaryOperator upperOf, Ground ground) {
        long[] lower = new long[terms];
        long[] upper = new long[terms];
        BitSet taken = new BitSet();
        // Every term takes 2*width numbers at most, so mex cannot be larger and larger numbers need not be kept.
        long most = 2L * width * terms;
        int mex = 0;
        for (int n = 0; n < terms; n++) {
            if (n % PULSE == 0) {
                Finding.pulse(ground);
            }
            mex = taken.nextClearBit(mex);
            boolean given = n == 0 && first.length > 0;
            long low = given ? first[0] : mex;
            long high = given ? first[1] : upperOf.applyAsLong(n, mex);
            for (int i = 0; i < width; i++) {
                take(taken, low + i, most);
                take(taken, high + i, most);
            }
            lower[n] = ground.term(low);
            upper[n] = ground.term(high);
        }
        return new RestrictedStPairs(width, lower, upper);
    }

    private static void take(BitSet taken, long number, long most) {
        if (number <= most) {
            taken.set((int) number);
        }
    }

    int count() {
        return lower.length;
    }

    /** {@code A_n} or {@code E_n}. */
    long lower(long n) {
        return lower[(int) n];
    }

    /** {@code B_n} or {@code H_n}. */
    long upper(long n) {
        return upper[(int) n];
    }

    /** For each number below the bound the n with {@code A_n} or {@code A_n + 1} equal to it, or -1. */
    int[] lowerIndices(long bound) {
        return indices(lower, bound);
    }

    /** The same for {@code B_n} and {@code B_n + 1}. */
    int[] upperIndices(long bound) {
        return indices(upper, bound);
    }

    private int[] indices(long[] terms, long bound) {
        int[] indices = new int[Math.toIntExact(bound)];
        Arrays.fill(indices, -1);
        for (int n = 0; n < terms.length; n++) {
            for (int i = 0; i < width; i++) {
                if (terms[n] + i < bound) {
                    indices[(int) terms[n] + i] = n;
                }
            }
        }
        return indices;
    }
}
