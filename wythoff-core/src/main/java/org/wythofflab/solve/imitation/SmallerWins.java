package org.wythofflab.solve.imitation;

import java.util.Arrays;

/**
 * For each credit that the other player may have, the piles {@code a <= b} at which a move from the smaller pile wins. They are
 * kept by the difference b - a, 64 rows a of one difference to a word: to read a row is to read words in order, and to add to a
 * difference what is free in some row takes a word for each 64 cells.
 *
 * <p>A row is read into {@code free}, a bit set in which bit {@link #MARGIN} + d stands for the difference d.
 */
final class SmallerWins {
    private static final int MARGIN = 64;

    private final int columns;
    /** By credit, by a / 64, by difference. */
    private final long[][][] words;

    SmallerWins(int credits, int rows, int columns) {
        this.columns = columns;
        words = new long[credits][(rows + 63) >>> 6][];
        for (long[][] blocks : words) {
            for (int block = 0; block < blocks.length; block++) {
                blocks[block] = new long[Math.max(0, columns - (block << 6))];
            }
        }
    }

    boolean get(int credit, int a, int b) {
        return (words[credit][a >>> 6][b - a] >>> a & 1) != 0;
    }

    void set(int credit, int a, int b) {
        words[credit][a >>> 6][b - a] |= 1L << a;
    }

    void clear(int credit, int a, int b) {
        words[credit][a >>> 6][b - a] &= ~(1L << a);
    }

    /** The least b from {@code from} on at which, for some credit, no move from the smaller pile wins; or the columns. */
    int nextFree(int a, int from) {
        int least = columns - a;
        for (long[][] blocks : words) {
            long[] block = blocks[a >>> 6];
            int difference = from - a;
            while (difference < least && (block[difference] >>> a & 1) != 0) {
                difference++;
            }
            least = Math.min(least, difference);
        }
        return a + least;
    }

    long[] newRow() {
        return new long[(columns + MARGIN + 127) >>> 6];
    }

    /** Sets {@code free} to the differences from {@code least} on at which no move from the smaller pile wins in row a. */
    void readFree(int credit, int a, int least, long[] free) {
        long[] block = words[credit][a >>> 6];
        int length = columns - a;
        for (int w = 1; w < free.length; w++) {
            int from = (w << 6) - MARGIN;
            int count = Math.min(64, length - from);
            long bits = 0;
            for (int i = 0; i < count; i++) {
                bits |= (~block[from + i] >>> a & 1) << i;
            }
            free[w] = bits;
        }
        int first = (least + MARGIN) >>> 6;
        Arrays.fill(free, 0, first, 0);
        free[first] &= -1L << least;
    }

    /** Sets (a + r, b) of that difference, for each r >= 1, if (a, b) is in {@code free}. */
    void setFrom(int credit, int difference, int a, long[] free) {
        long[][] blocks = words[credit];
        long mask = -1L << (a + 1);
        for (int w = (a + 1) >>> 6; w < blocks.length && difference < blocks[w].length; w++) {
            // Of the first row in this word, the b in this difference has this difference to a.
            int start = (w << 6) + difference - a + MARGIN;
            long bits = free[start >>> 6] >>> start;
            if ((start & 63) != 0) {
                bits |= free[(start >>> 6) + 1] << -start;
            }
            blocks[w][difference] |= bits & mask;
            mask = -1L;
        }
    }
}
