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
}
