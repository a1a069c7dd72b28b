package org.wythofflab.solve.grundy;

import org.wythofflab.solve.bits.Bits;

/** The cells on and above the diagonal that have no value yet. */
final class OpenCells {
    private final int columns;
    /** Bits of the cells that have one, from the word of the diagonal on. */
    private final long[][] closed;
    /** For each row, a word before which it has no open cell. */
    private final int[] firstWord;

    OpenCells(int rows, int columns) {
        this.columns = columns;
        closed = new long[rows][(columns + 63) >>> 6];
        firstWord = new int[rows];
        for (int x = 0; x < rows; x++) {
            firstWord[x] = x >>> 6;
            closed[x][x >>> 6] = ~(-1L << x);
        }
    }

    int columns() {
        return columns;
    }

    void close(int x, int y) {
        Bits.set(closed[x], y);
    }

    /** The first open cell of a row from y on whose column is not in {@code used}, or one beyond the last. */
    int next(int x, int y, long[] used) {
        long[] row = closed[x];
        int word = firstWord[x];
        while (word < row.length && row[word] == -1L) {
            firstWord[x] = ++word;
        }
        long left = -1L << y;
        if (word <= y >>> 6) {
            word = y >>> 6;
        } else {
            left = -1L;
        }
        for (; word < row.length; word++) {
            long free = ~(row[word] | used[word]) & left;
            if (free != 0) {
                return Math.min(columns, (word << 6) + Long.numberOfTrailingZeros(free));
            }
            left = -1L;
        }
        return columns;
    }
}
