package org.wythofflab.solve.lines;

import java.util.Arrays;

/** One number for each of the last, or of the next, few columns: a ring. */
final class RecentColumns {
    static final int NONE = -1;

    private final int[] ring;
    private final int mask;

    /** @param depth how far two columns that are remembered at once may be apart */
    RecentColumns(int depth) {
        ring = new int[Integer.highestOneBit(depth) << 1];
        mask = ring.length - 1;
        Arrays.fill(ring, NONE);
    }

    /** The number of a column, {@link #NONE} before the first. */
    int at(int column) {
        return column < 0 ? NONE : ring[column & mask];
    }

    void set(int column, int number) {
        ring[column & mask] = number;
    }

    /** The number of a column, which is then forgotten. */
    int take(int column) {
        int number = ring[column & mask];
        ring[column & mask] = NONE;
        return number;
    }
}
