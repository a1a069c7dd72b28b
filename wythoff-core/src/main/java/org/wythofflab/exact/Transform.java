package org.wythofflab.exact;

import static org.wythofflab.exact.PrimeField.mirror;
import static org.wythofflab.exact.PrimeField.nearZero;
import static org.wythofflab.exact.PrimeField.times;

import java.util.Arrays;

/**
 * The number-theoretic transform over one prime field: polynomials of at most {@code size} coefficients are evaluated
 * at the first {@code size} of the {@code length} points with {@code x^length = 1}, in the order in which {@code
 * x^length - 1} splits. The size is any multiple of {@link #UNIT} (van der Hoeven's truncated transform), so that the
 * cost does not jump at powers of two. Arrays hold {@code length} entries, of which the values are the first.
 */
final class Transform {

    /** Sizes are multiples of this. */
    static final int UNIT = 64;

    /** Blocks up to this length stay in the nearest cache and are worked level by level. */
    private static final int NEAR = 1 << 12;

    final PrimeField field;
    final int size;
    final int length;
    private final long p;
    private final long[] roots;

    Transform(PrimeField field, int size) {
        this.field = field;
        this.p = field.p;
        this.size = size;
        this.length = Integer.highestOneBit(2 * size - 1);
        this.roots = field.roots(length / 2);
    }

    /** Turns the {@code used} first coefficients, in {@code [0, p)}, into values in {@code (-4.4p, 4.4p)}. */
    void forward(long[] x, int used) {
        Arrays.fill(x, used, length, 0);
        forward(x, 0, length, 0, size, used);
    }

    /** {@code x*y / 2^64}, value by value, into {@code x}. */
    void multiply(long[] x, long[] y) {
        for (int i = 0; i < size; i++) {
            x[i] = PrimeField.quotientByWord(x[i], y[i], field.inverse, p);
        }
    }

    /** {@code (a*b + c*d) / 2^64}, value by value. */
    long[] sumOfProducts(long[] a, long[] b, long[] c, long[] d) {
        long[] x = new long[length];
        for (int i = 0; i < size; i++) {
            long ab = PrimeField.quotientByWord(a[i], b[i], field.inverse, p);
            x[i] = nearZero(ab + PrimeField.quotientByWord(c[i], d[i], field.inverse, p), p);
        }
        return x;
    }

    /** Turns values in {@code (-2p, 2p)} into coefficients, each multiplied by {@code length}. */
    void inverse(long[] x) {
        Arrays.fill(x, size, length, 0);
        inverse(x, 0, length, 0, size);
    }

    private void forward(long[] x, int start, int len, int index, int wanted, int used) {
        int h = len / 2;
        if (len == UNIT || (wanted == len && used > h)) {
            splitAll(x, start, len, index);
        } else if (wanted <= h) {
            long w = roots[2 * index];
            long v = roots[2 * index + 1];
            for (int j = start; j < start + used - h; j++) {
                x[j] = nearZero(x[j], p) + times(x[j + h], w, v, p);
            }
            forward(x, start, h, 2 * index, wanted, Math.min(h, used));
        } else {
            if (used <= h) {
                System.arraycopy(x, start, x, start + h, h);
            } else {
                Butterflies.splitReduced(x, start, start + h, h, roots[2 * index], roots[2 * index + 1], p);
            }
            forward(x, start, h, 2 * index, h, Math.min(h, used));
            forward(x, start + h, h, 2 * index + 1, wanted - h, Math.min(h, used));
        }
    }

    private void splitAll(long[] x, int start, int len, int index) {
        if (len > NEAR) {
            int h = len / 2;
            split(x, start, h, index);
            splitAll(x, start, h, 2 * index);
            splitAll(x, start + h, h, 2 * index + 1);
            return;
        }
        for (int part = len; part > 16; part /= 2) {
            int parts = len / part;
            for (int i = 0; i < parts; i++) {
                split(x, start + i * part, part / 2, index * parts + i);
            }
        }
        Butterflies.split16(x, start, len / 16, index * (len / 16), roots, p);
        Butterflies.split8Reduced(x, start, len / 8, index * (len / 8), roots, p);
        Butterflies.split4(x, start, len / 4, index * (len / 4), roots, p);
    }

    private void split(long[] x, int start, int h, int index) {
        // A power of two: 2h = 2^11, 2^19, 2^27.
        if (Integer.numberOfTrailingZeros(h) % 8 == 2) {
            Butterflies.splitReduced(x, start, start + h, h, roots[2 * index], roots[2 * index + 1], p);
        } else {
            Butterflies.split(x, start, start + h, h, roots[2 * index], roots[2 * index + 1], p);
        }
    }

    /**
     * On entry the first {@code known} places of the block hold values, and the others its last coefficients times
     * {@code len}; on exit the first {@code known} places hold the first coefficients times {@code len}.
     *
     * <p>A block {@code a + b*x^h} has the halves {@code s = a + w*b} and {@code d = a - w*b}. If {@code s} is known
     * by all its values, a coefficient of {@code d} is that of {@code s - 2*w*b}, where {@code b} is known. If not
     * even the values of {@code s} are all known, all of {@code b} is, and the last coefficients of {@code a}.
     */
    private void inverse(long[] x, int start, int len, int index, int known) {
        int h = len / 2;
        int middle = start + h;
        long w = roots[2 * index];
        long v = roots[2 * index + 1];
        if (known == len) {
            joinAll(x, start, len, index);
        } else if (known > h) {
            joinAll(x, start, h, 2 * index);
            for (int j = known - h; j < h; j++) {
                long wb = times(x[middle + j], w, v, p);
                long s = nearZero(x[start + j], p);
                x[middle + j] = nearZero(s - wb, p);
                x[start + j] = nearZero(2 * s - wb, p);
            }
            inverse(x, middle, h, 2 * index + 1, known - h);
            long sign = index == 0 ? 1 : -1;
            int m = 2 * mirror(index);
            Butterflies.joinReduced(x, start, middle, known - h, sign * roots[m], sign * roots[m + 1], p);
        } else {
            for (int j = known; j < h; j++) {
                x[start + j] = half(nearZero(x[start + j] + times(x[middle + j], w, v, p), p));
            }
            inverse(x, start, h, 2 * index, known);
            for (int j = 0; j < known; j++) {
                x[start + j] = nearZero(2 * x[start + j] - times(x[middle + j], w, v, p), p);
            }
        }
    }

    private long half(long a) {
        return (a + (a & 1) * p) >> 1;
    }

    private void joinAll(long[] x, int start, int len, int index) {
        if (len > NEAR) {
            int h = len / 2;
            joinAll(x, start, h, 2 * index);
            joinAll(x, start + h, h, 2 * index + 1);
            join(x, start, h, index);
            return;
        }
        Butterflies.join4(x, start, len / 4, index * (len / 4), roots, p);
        Butterflies.join8Reduced(x, start, len / 8, index * (len / 8), roots, p);
        Butterflies.join16(x, start, len / 16, index * (len / 16), roots, p);
        for (int part = 32; part <= len; part *= 2) {
            int parts = len / part;
            for (int i = 0; i < parts; i++) {
                join(x, start + i * part, part / 2, index * parts + i);
            }
        }
    }

    private void join(long[] x, int start, int h, int index) {
        long sign = index == 0 ? 1 : -1;
        int m = 2 * mirror(index);
        // 2h = 2^6, 2^9, 2^12, ...
        if (Integer.numberOfTrailingZeros(h) % 3 == 2) {
            Butterflies.joinReduced(x, start, start + h, h, sign * roots[m], sign * roots[m + 1], p);
        } else {
            Butterflies.join(x, start, start + h, h, sign * roots[m], sign * roots[m + 1], p);
        }
    }
}
