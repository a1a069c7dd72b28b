package org.wythofflab.exact;

import static org.wythofflab.exact.PrimeField.mirror;
import static org.wythofflab.exact.PrimeField.nearZero;
import static org.wythofflab.exact.PrimeField.times;

/**
 * The inner loops of {@link Transform}. They are plain so that the compiler unrolls them; the shortest blocks, where a
 * loop would cost more than its body, are written out.
 *
 * <p>Bounds: a split adds at most {@code 5p/4}, a join doubles. The reduced loops bring one side back to about {@code
 * p/2}; they serve every eighth level of splits and every third of joins, so that all stays below {@code 16p}.
 */
final class Butterflies {

    private Butterflies() {}

    /** Splits the first {@code count} of {@code a + b*x^h}, modulo {@code x^h - w} and modulo {@code x^h + w}. */
    static void split(long[] x, int start, int middle, int count, long w, long v, long p) {
        for (int j = 0; j < count; j++) {
            long b = times(x[middle + j], w, v, p);
            long a = x[start + j];
            x[start + j] = a + b;
            x[middle + j] = a - b;
        }
    }

    static void splitReduced(long[] x, int start, int middle, int count, long w, long v, long p) {
        for (int j = 0; j < count; j++) {
            long b = times(x[middle + j], w, v, p);
            long a = nearZero(x[start + j], p);
            x[start + j] = a + b;
            x[middle + j] = a - b;
        }
    }

    /** Undoes a split, but for a factor of 2; {@code w} is the inverse root. */
    static void join(long[] x, int start, int middle, int count, long w, long v, long p) {
        for (int j = 0; j < count; j++) {
            long a = x[start + j];
            long b = x[middle + j];
            x[start + j] = a + b;
            x[middle + j] = times(a - b, w, v, p);
        }
    }

    static void joinReduced(long[] x, int start, int middle, int count, long w, long v, long p) {
        for (int j = 0; j < count; j++) {
            long a = x[start + j];
            long b = x[middle + j];
            x[start + j] = nearZero(a + b, p);
            x[middle + j] = times(a - b, w, v, p);
        }
    }

    /** Splits {@code count} blocks of 16, the first of which has the given index among all. */
    static void split16(long[] x, int start, int count, int index, long[] roots, long p) {
        for (int i = 0; i < count; i++) {
            int o = start + 16 * i;
            long w = roots[2 * (index + i)];
            long v = roots[2 * (index + i) + 1];
            splitPair(x, o, o + 8, w, v, p);
            splitPair(x, o + 1, o + 9, w, v, p);
            splitPair(x, o + 2, o + 10, w, v, p);
            splitPair(x, o + 3, o + 11, w, v, p);
            splitPair(x, o + 4, o + 12, w, v, p);
            splitPair(x, o + 5, o + 13, w, v, p);
            splitPair(x, o + 6, o + 14, w, v, p);
            splitPair(x, o + 7, o + 15, w, v, p);
        }
    }

    static void split8Reduced(long[] x, int start, int count, int index, long[] roots, long p) {
        for (int i = 0; i < count; i++) {
            int o = start + 8 * i;
            long w = roots[2 * (index + i)];
            long v = roots[2 * (index + i) + 1];
            splitPairReduced(x, o, o + 4, w, v, p);
            splitPairReduced(x, o + 1, o + 5, w, v, p);
            splitPairReduced(x, o + 2, o + 6, w, v, p);
            splitPairReduced(x, o + 3, o + 7, w, v, p);
        }
    }

    /** Splits blocks of 4 into single values. */
    static void split4(long[] x, int start, int count, int index, long[] roots, long p) {
        for (int i = 0; i < count; i++) {
            int o = start + 4 * i;
            int k = 2 * (index + i);
            long a = x[o];
            long b = x[o + 1];
            long c = times(x[o + 2], roots[k], roots[k + 1], p);
            long d = times(x[o + 3], roots[k], roots[k + 1], p);
            long e = times(b + d, roots[2 * k], roots[2 * k + 1], p);
            long f = times(b - d, roots[2 * k + 2], roots[2 * k + 3], p);
            x[o] = a + c + e;
            x[o + 1] = a + c - e;
            x[o + 2] = a - c + f;
            x[o + 3] = a - c - f;
        }
    }

    /** Joins single values to {@code count} blocks of 4, the first of which has the given index among all. */
    static void join4(long[] x, int start, int count, int index, long[] roots, long p) {
        for (int i = 0; i < count; i++) {
            int o = start + 4 * i;
            // The mirrored roots are negated inverses; the differences below are negated instead, save for root 0.
            int k = 2 * mirror(index + i);
            int first = 2 * mirror(2 * (index + i));
            int second = 2 * mirror(2 * (index + i) + 1);
            long sign = index + i == 0 ? 1 : -1;
            long a = x[o] + x[o + 1];
            long b = times((x[o] - x[o + 1]) * sign, roots[first], roots[first + 1], p);
            long c = x[o + 2] + x[o + 3];
            long d = times(x[o + 3] - x[o + 2], roots[second], roots[second + 1], p);
            x[o] = a + c;
            x[o + 1] = b + d;
            x[o + 2] = times((a - c) * sign, roots[k], roots[k + 1], p);
            x[o + 3] = times((b - d) * sign, roots[k], roots[k + 1], p);
        }
    }

    static void join8Reduced(long[] x, int start, int count, int index, long[] roots, long p) {
        for (int i = 0; i < count; i++) {
            int o = start + 8 * i;
            int k = index + i;
            int m = 2 * mirror(k);
            long w = k == 0 ? 1 : -roots[m];
            long v = k == 0 ? roots[1] : -roots[m + 1];
            joinPairReduced(x, o, o + 4, w, v, p);
            joinPairReduced(x, o + 1, o + 5, w, v, p);
            joinPairReduced(x, o + 2, o + 6, w, v, p);
            joinPairReduced(x, o + 3, o + 7, w, v, p);
        }
    }

    static void join16(long[] x, int start, int count, int index, long[] roots, long p) {
        for (int i = 0; i < count; i++) {
            int o = start + 16 * i;
            int k = index + i;
            int m = 2 * mirror(k);
            long w = k == 0 ? 1 : -roots[m];
            long v = k == 0 ? roots[1] : -roots[m + 1];
            joinPair(x, o, o + 8, w, v, p);
            joinPair(x, o + 1, o + 9, w, v, p);
            joinPair(x, o + 2, o + 10, w, v, p);
            joinPair(x, o + 3, o + 11, w, v, p);
            joinPair(x, o + 4, o + 12, w, v, p);
            joinPair(x, o + 5, o + 13, w, v, p);
            joinPair(x, o + 6, o + 14, w, v, p);
            joinPair(x, o + 7, o + 15, w, v, p);
        }
    }

    private static void splitPair(long[] x, int i, int j, long w, long v, long p) {
        long b = times(x[j], w, v, p);
        long a = x[i];
        x[i] = a + b;
        x[j] = a - b;
    }

    private static void splitPairReduced(long[] x, int i, int j, long w, long v, long p) {
        long b = times(x[j], w, v, p);
        long a = nearZero(x[i], p);
        x[i] = a + b;
        x[j] = a - b;
    }

    private static void joinPair(long[] x, int i, int j, long w, long v, long p) {
        long a = x[i];
        long b = x[j];
        x[i] = a + b;
        x[j] = times(a - b, w, v, p);
    }

    private static void joinPairReduced(long[] x, int i, int j, long w, long v, long p) {
        long a = x[i];
        long b = x[j];
        x[i] = nearZero(a + b, p);
        x[j] = times(a - b, w, v, p);
    }
}
