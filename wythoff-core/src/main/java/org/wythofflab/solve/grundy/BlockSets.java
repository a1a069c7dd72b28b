package org.wythofflab.solve.grundy;

import java.util.Arrays;

/**
 * The values on 64 parallel lines, turned on their side: one word for each value, whose bit i says that line i has it.
 * {@code full} has bit g set if all lines have g.
 */
final class BlockSets {
    private final int expected;
    long[] have = new long[0];
    long[] full = new long[0];

    /** @param expected how many words of values to make room for at first */
    BlockSets(int expected) {
        this.expected = expected;
    }

    /** Makes room for the values below {@code 64 * words}. */
    void reserve(int words) {
        if (full.length < words) {
            int length = Math.max(Math.max(words, expected), full.length + (full.length >>> 2));
            full = Arrays.copyOf(full, length);
            have = Arrays.copyOf(have, length << 6);
        }
    }

    void copyTo(BlockSets other) {
        other.have = have.clone();
        other.full = full.clone();
    }

    /**
     * Of diagonals: bit 64 - d of the other says what bit d says here, for d > 0. Bit 0 stands for a diagonal outside, which
     * lacks nothing.
     */
    void copyMirroredTo(BlockSets other) {
        other.have = new long[have.length];
        other.full = full.clone();
        for (int value = 0; value < have.length; value++) {
            other.have[value] = Long.reverse(have[value]) << 1 | 1;
        }
    }
}
