package org.wythofflab.exact;

/** Residues modulo the prime {@code 2^61 - 1}, in {@code [0, 2^61 - 1)}, by which products are checked. */
final class Mersenne {

    private static final int BITS = 61;
    private static final long P = (1L << BITS) - 1;

    private Mersenne() {}

    /** The residue of an unsigned word. */
    static long residue(long word) {
        return reduced((word & P) + (word >>> BITS));
    }

    static long sum(long a, long b) {
        return reduced(a + b);
    }

    /** {@code a * 2^64}: as {@code 2^61 = 1}, the bits turn by three places. */
    static long timesWord(long a) {
        return reduced(((a << 3) & P) | (a >>> (BITS - 3)));
    }

    static long product(long a, long b) {
        return sum(timesWord(Math.multiplyHigh(a, b)), residue(a * b));
    }

    private static long reduced(long a) {
        return a >= P ? a - P : a;
    }
}
