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
        other.take(this);
        System.arraycopy(have, 0, other.have, 0, have.length);
    }

    /**
     * Of diagonals: bit 64 - d of the other says what bit d says here, for d > 0. Bit 0 stands for a diagonal outside, which
     * lacks nothing.
     */
    void copyMirroredTo(BlockSets other) {
        other.take(this);
        for (int value = 0; value < have.length; value++) {
            other.have[value] = Long.reverse(have[value]) << 1 | 1;
        }
    }

    /** Makes room for a copy and clears what is beyond it. */
    private void take(BlockSets original) {
        reserve(original.full.length);
        System.arraycopy(original.full, 0, full, 0, original.full.length);
        Arrays.fill(full, original.full.length, full.length, 0);
        Arrays.fill(have, original.have.length, have.length, 0);
    }
}
