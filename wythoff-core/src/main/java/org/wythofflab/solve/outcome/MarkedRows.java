package org.wythofflab.solve.outcome;

import org.jspecify.annotations.Nullable;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.Mask;

/** One marked position at most in each row and column, and the amounts l that go with each k. */
final class MarkedRows {
    /** Larger than any column, so that nothing reaches it. */
    private static final int NONE = Integer.MAX_VALUE;

    /** Rows that are asked about without a branch in between. */
    private static final int AT_ONCE = 8;

    private final Board board;
    private final int words;
    private final int[] columnOf;
    private final long[] used;
    /** Those for k begin at word {@code k * words}. */
    private final long[] masks;
    /** The same one by one, if they are few. */
    private final int[] @Nullable [] amounts;

    MarkedRows(Board board) {
        this.board = board;
        words = board.words();
        columnOf = new int[board.rows()];
        used = new long[words];
        masks = new long[Math.multiplyExact(board.rows(), words)];
        amounts = new int[board.rows()][];
    }

    /** Tells the amounts that go with k; threads may do so side by side. */
    void allow(int k, Mask mask) {
        System.arraycopy(mask.bits(), 0, masks, k * words, mask.bits().length);
        if (mask.isSparse()) {
            amounts[k] = mask.amounts();
        }
    }

    /** Marks (x,y), or nothing in row x if y is beyond the board. */
    void put(int x, int y) {
        columnOf[x] = y < board.columns() ? y : NONE;
        if (y < board.columns()) {
            Bits.set(used, y);
        }
    }

    /** The marked position of a row, beyond the board if there is none. */
    int column(int x) {
        return columnOf[x];
    }

    /** The columns from one on without a marked position. */
    long[] unused(int from) {
        long[] open = used.clone();
        Bits.complement(open, board.columns());
        for (int y = 0; y < Math.min(from, board.columns()); y++) {
            open[y >>> 6] &= ~(1L << y);
        }
        return open;
    }

    int columns() {
        return board.columns();
    }

    /** Whether a two-pile move leads from (x,y) to the marked position of a row from {@code first} to before {@code end}. */
    boolean isReached(int x, int y, int first, int end) {
        for (int row = first; row < end; row += AT_ONCE) {
            long reached = 0;
            for (int r = row; r < Math.min(end, row + AT_ONCE); r++) {
                // 0 is no amount, and stands for those below it.
                int l = Math.max(0, y - columnOf[r]);
                reached |= masks[(x - r) * words + (l >>> 6)] >>> l;
            }
            if ((reached & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Closes what the marked position of a row is reached from in row x, in the words from {@code from} to before {@code to}. */
    void close(long[] open, int from, int to, int x, int row) {
        int y = columnOf[row];
        if (y == NONE) {
            return;
        }
        int[] few = amounts[x - row];
        if (few == null) {
            closeMoved(open, from, to, (x - row) * words, y);
            return;
        }
        for (int l : few) {
            // What is closed outside of the window is closed for good reason, too.
            if (y + l < board.columns()) {
                open[(y + l) >>> 6] &= ~(1L << (y + l));
            }
        }
    }

    /** @param mask where the mask begins, which has as many words as a row and is to be moved by y */
    private void closeMoved(long[] open, int from, int to, int mask, int y) {
        int whole = y >>> 6;
        int part = y & 63;
        int rest = 63 - part;
        int first = Math.max(from, whole);
        long below = first > whole ? masks[mask + first - whole - 1] : 0;
        for (int w = first; w < to; w++) {
            long word = masks[mask + w - whole];
            // In two steps, since a shift by 64 would be none.
            open[w] &= ~(word << part | below >>> 1 >>> rest);
            below = word;
        }
    }
}
