package org.wythofflab.solve.layers;

import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Bits;

/** The cells that have no value yet. */
final class OpenBoard {
    /** Bits of the cells that have one, or are not on the board. */
    private final long[][] closed;
    /** For each row, a word before which it has no open cell. */
    private final int[] firstWord;

    /** @param upper whether the cells below the diagonal are closed */
    OpenBoard(Board board, boolean upper) {
        closed = new long[board.rows()][board.words()];
        firstWord = new int[board.rows()];
        for (int x = 0; x < closed.length; x++) {
            if ((board.columns() & 63) != 0) {
                closed[x][board.words() - 1] = -1L << board.columns();
            }
            for (int w = 0; upper && w < Math.min(x >>> 6, board.words()); w++) {
                closed[x][w] = -1L;
            }
            if (upper && x < board.columns()) {
                closed[x][x >>> 6] |= ~(-1L << x);
            }
        }
    }

    /** The closed cells of a row. */
    long[] row(int x) {
        return closed[x];
    }

    /** The word of the first open cell of a row, or one beyond the last. */
    int firstWord(int x) {
        long[] row = closed[x];
        int word = firstWord[x];
        while (word < row.length && row[word] == -1L) {
            word++;
        }
        firstWord[x] = word;
        return word;
    }

    void close(int x, int y) {
        Bits.set(closed[x], y);
    }
}
