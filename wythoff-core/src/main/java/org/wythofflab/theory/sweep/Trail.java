package org.wythofflab.theory.sweep;

/**
 * Which differences the P-positions (x, x + d) with x of one remainder have had: all d below {@code first}, not {@code first}, and
 * {@code first + 1 + i} if bit i of {@code later} is set.
 */
record Trail(int first, int later) {

    /** More than ever occurs; past this a computation stops instead of losing a bit. */
    private static final int LONGEST = 24;

    boolean has(int d) {
        return d < first || (d > first && ((later >> (d - first - 1)) & 1) == 1);
    }

    Trail with(int d) {
        if (d - first > LONGEST) {
            throw new IllegalStateException("differences do not stay together");
        }
        int bits = (later << 1) | (1 << (d - first));
        int full = Integer.numberOfTrailingZeros(~bits);
        return new Trail(first + full, bits >>> full >>> 1);
    }

    /** How many differences there are, where {@code first} counts from 0. */
    int count() {
        return first + Integer.bitCount(later);
    }

    Trail lowered(int by) {
        return new Trail(first - by, later);
    }
}
