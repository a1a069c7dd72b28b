package org.wythofflab.exact;

import java.math.BigInteger;

/**
 * Residues modulo a prime {@code p} a little below {@code 2^59} with {@code 2^32} dividing {@code p - 1}.
 *
 * <p>A residue is any {@code long} of its class: sixteen times {@code p} fits into a {@code long}, so that sums and
 * differences are left unreduced for a while. A fixed factor {@code w}, {@code |w| <= p/2}, comes with its companion
 * {@code v}, the integer next to {@code w * 2^64 / p} (Shoup).
 */
final class PrimeField {

    /** The two primes next below {@code 2^59}; their product bounds the numbers that two residues determine. */
    static final PrimeField FIRST = new PrimeField(0x7fffff800000001L, 11);

    static final PrimeField SECOND = new PrimeField(0x7ffffe900000001L, 17);

    private static final int BITS = 59;
    private static final long HALF = 1L << (BITS - 1);

    final long p;

    /** The inverse of {@code p} modulo {@code 2^64}. */
    final long inverse;

    private final BigInteger prime;
    private final long nonResidue;
    private final long word;
    private final long wordCompanion;
    private volatile long[] roots = {};

    private PrimeField(long p, long nonResidue) {
        this.p = p;
        this.prime = BigInteger.valueOf(p);
        this.nonResidue = nonResidue;
        // Newton: p is its own inverse modulo 8, and each step doubles the number of correct bits.
        long approximation = p;
        for (int bits = 3; bits < Long.SIZE; bits *= 2) {
            approximation *= 2 - p * approximation;
        }
        this.inverse = approximation;
        this.word = power(2, Long.SIZE);
        this.wordCompanion = -power(2, 2 * Long.SIZE) * inverse;
    }

    /**
     * {@code b*w} reduced to {@code (-p/4, 5p/4)}, for any {@code b}. The companion errs by at most 1/2 and {@code |b|
     * <= 2^63}, so {@code b*v / 2^64} is within 1/4 of {@code b*w / p}, and its floor within another 1 below.
     */
    static long times(long b, long w, long v, long p) {
        return b * w - Math.multiplyHigh(v, b) * p;
    }

    /** {@code a} reduced to little more than {@code [-p/2, p/2]}: the quotient is guessed from {@code p ~ 2^59}. */
    static long nearZero(long a, long p) {
        return a - ((a + HALF) >> BITS) * p;
    }

    /** {@code a*b / 2^64}, reduced to {@code (-1.1p, 1.1p)} if {@code |a|, |b| < 4.4p} (Montgomery). */
    static long quotientByWord(long a, long b, long inverse, long p) {
        return Math.multiplyHigh(a, b) - Math.multiplyHigh(a * b * inverse, p);
    }

    /** The companion of {@code w}: with {@code r = w*2^64 mod p} it is {@code (w*2^64 - r) / p}, an exact division. */
    long companion(long w) {
        return -centred(times(w, word, wordCompanion, p)) * inverse;
    }

    /** The residue of least absolute value. */
    long centred(long a) {
        long near = nearZero(a, p);
        return near > p / 2 ? near - p : near < -(p / 2) ? near + p : near;
    }

    /** {@code base^exponent}, where the exponent may be negative. */
    long power(long base, long exponent) {
        return centred(BigInteger.valueOf(base)
                .modPow(BigInteger.valueOf(exponent), prime)
                .longValue());
    }

    /**
     * The square roots that split {@code x^n - 1}, each followed by its companion. Modulo {@code x^2h - r*r} splits
     * into {@code x^h - r} and {@code x^h + r}; entry {@code k} is the {@code r} of the k-th factor of each size. So
     * the entry is 1 for 0, and the factors {@code 2k} and {@code 2k+1} take square roots of {@code r} and {@code -r}.
     */
    long[] roots(int count) {
        long[] known = roots;
        return known.length >= 2 * count ? known : extended(count);
    }

    private synchronized long[] extended(int count) {
        long[] known = roots;
        if (known.length >= 2 * count) {
            return known;
        }
        int size = Integer.highestOneBit(2 * count - 1);
        long[] table = new long[2 * size];
        table[0] = 1;
        table[1] = companion(1);
        for (int half = 1; half < size; half *= 2) {
            long w = power(nonResidue, (p - 1) / (4L * half));
            long v = companion(w);
            for (int k = 0; k < half; k++) {
                long root = centred(times(table[2 * k], w, v, p));
                table[2 * (half + k)] = root;
                table[2 * (half + k) + 1] = companion(root);
            }
        }
        roots = table;
        return table;
    }

    /** Where the inverse of root {@code k} stands, negated unless {@code k = 0}: its bits below the first flipped. */
    static int mirror(int k) {
        return k == 0 ? 0 : 3 * Integer.highestOneBit(k) - 1 - k;
    }
}
