package org.wythofflab.exact;

import static org.wythofflab.exact.PrimeField.times;

/** From the residues of a product's coefficients modulo both primes to its limbs. */
final class Recombination {

    private static final PrimeField FIRST = PrimeField.FIRST;
    private static final PrimeField SECOND = PrimeField.SECOND;

    /** {@code 1 / p} modulo the second prime, where {@code p} is the first. */
    private static final long INVERSE = SECOND.power(FIRST.p, -1);

    private static final long INVERSE_COMPANION = SECOND.companion(INVERSE);

    private final long firstScale;
    private final long firstCompanion;
    private final long secondScale;
    private final long secondCompanion;

    /** For what comes from transforms of that length: a coefficient times {@code length / 2^64}. */
    Recombination(int length) {
        this.firstScale = scale(FIRST, length);
        this.firstCompanion = FIRST.companion(firstScale);
        this.secondScale = scale(SECOND, length);
        this.secondCompanion = SECOND.companion(secondScale);
    }

    private static long scale(PrimeField field, int length) {
        return field.centred(1L << (Long.SIZE - Integer.numberOfTrailingZeros(length)));
    }

    /** The limbs of the number with those coefficients. */
    Limbs carried(long[] x, long[] y, int size, int width) {
        long p = FIRST.p;
        long q = SECOND.p;
        int bits = 8 * width;
        long mask = (1L << bits) - 1;
        Limbs limbs = Limbs.room(size, width);
        // What is left for this limb and for the next; cut into three limbs, a coefficient never overflows them.
        long carry = 0;
        long next = 0;
        for (int i = 0; i < size; i++) {
            long r = least(times(x[i], firstScale, firstCompanion, p), p);
            long s = times(y[i], secondScale, secondCompanion, q);
            // The coefficient is r modulo p and s modulo q: it is r + p*t with t = (s - r) / p modulo q.
            long t = least(times(s - r, INVERSE, INVERSE_COMPANION, q), q);
            long low = p * t;
            long high = Math.multiplyHigh(p, t);
            long sum = carry + r + (low & mask);
            limbs.write(i, width, sum);
            carry = (sum >>> bits) + next + (((low >>> bits) | (high << (Long.SIZE - bits))) & mask);
            next = high >>> (2 * bits - Long.SIZE);
        }
        return limbs;
    }

    /** From {@code (-p/4, 5p/4)} to {@code [0, p)}. */
    private static long least(long a, long p) {
        long low = a + (p & (a >> 63));
        return low - (p & ~((low - p) >> 63));
    }
}
