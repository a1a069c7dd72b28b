package org.wythofflab.solve.grundy;

import java.util.Arrays;

/** A multiset of Grundy values that also knows, as a bit set, which values are in it at all. */
final class CountedValues {
    private int[] counts = new int[64];
    private long[] present = new long[1];

    void enter(int value) {
        if (value >= counts.length) {
            int length = Math.max(value + 64, 2 * counts.length) & -64;
            counts = Arrays.copyOf(counts, length);
            present = Arrays.copyOf(present, length >>> 6);
        }
        if (counts[value]++ == 0) {
            present[value >>> 6] |= 1L << value;
        }
    }

    void leave(int value) {
        if (--counts[value] == 0) {
            present[value >>> 6] &= ~(1L << value);
        }
    }

    void clear() {
        Arrays.fill(counts, 0);
        Arrays.fill(present, 0);
    }

    long[] present() {
        return present;
    }
}
