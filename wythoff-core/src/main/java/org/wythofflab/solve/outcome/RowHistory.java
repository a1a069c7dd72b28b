package org.wythofflab.solve.outcome;

/** The last rows of a board, as many as the longest delay asks for. */
final class RowHistory {
    private final long[][] ring;
    private int next;

    /** @param depth how many rows back {@link #row} may look */
    RowHistory(int depth, int words) {
        ring = new long[Math.max(1, depth)][words];
    }

    /** Adds the first words of a row. */
    void add(long[] row) {
        System.arraycopy(row, 0, ring[next % ring.length], 0, ring[0].length);
        next++;
    }

    /** Row x, which is among the last {@code depth} added. */
    long[] row(int x) {
        if (x < 0 || x >= next || next - x > ring.length) {
            throw new IllegalArgumentException("row " + x + " of " + next + " is not kept");
        }
        return ring[x % ring.length];
    }
}
