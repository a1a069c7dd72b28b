package org.wythofflab.solve.outcome;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.Mask;

/**
 * One marked position at most in each row and column, and the amounts l that go with each k. If these are few, they are
 * kept one by one; the <em>frequent</em> k are those with more.
 */
final class MarkedRows {
    /** Rows that are asked about without a branch in between. */
    private static final int AT_ONCE = 8;

    private static final int[] NO_AMOUNTS = {};

    private final Board board;
    private final int words;
    /** The number of columns if a row has no marked position: nothing reaches that. */
    private final int[] columnOf;

    private final long[] used;
    private final FewAmounts few;
    /** In order. */
    private int[] frequent = new int[16];

    private int frequentCount;
    /** The amounts for a frequent k begin at word {@code k * words}. */
    private final long[] masks;
    /** The same one by one, if setting their bits is quicker than moving the mask. */
    private final int[] @Nullable [] amounts;
    /** The first k of which the amounts have not been told. */
    private int told = 1;

    MarkedRows(Board board) {
        this.board = board;
        words = board.words();
        columnOf = new int[board.rows()];
        used = new long[words];
        few = new FewAmounts(board.rows(), board.columns());
        masks = new long[Math.multiplyExact(board.rows(), words)];
        amounts = new int[board.rows()][];
    }

    /** Takes the amounts that go with k, or none; threads may do so side by side. */
    void allow(int k, @Nullable Mask mask) {
        if (mask == null) {
            amounts[k] = NO_AMOUNTS;
            return;
        }
        if (mask.isSparse() || mask.count() <= FewAmounts.MOST) {
            amounts[k] = mask.amounts();
        }
        if (mask.count() > FewAmounts.MOST) {
            System.arraycopy(mask.bits(), 0, masks, k * words, mask.bits().length);
        }
    }

    /** Uses from now on the amounts of all k below the end, which have been told. */
    void settle(int end) {
        for (; told < end; told++) {
            int[] some = amounts[told];
            if (some != null && some.length <= FewAmounts.MOST) {
                few.add(some);
            } else {
                few.add();
                if (frequentCount == frequent.length) {
                    frequent = Arrays.copyOf(frequent, 2 * frequentCount);
                }
                frequent[frequentCount++] = told;
            }
        }
    }

    /** Marks (x,y), or nothing in row x if y is beyond the board. */
    void put(int x, int y) {
        columnOf[x] = Math.min(y, board.columns());
        if (y < board.columns()) {
            Bits.set(used, y);
        }
    }

    /** The marked position of a row, beyond the board if there is none. */
    int column(int x) {
        return columnOf[x];
    }

    /** The columns without a marked position, other than the closed ones. */
    long[] unused(long[] closed) {
        long[] open = new long[words];
        for (int w = 0; w < words; w++) {
            open[w] = ~(used[w] | closed[w]);
        }
        Bits.trim(open, board.columns());
        return open;
    }

    int columns() {
        return board.columns();
    }

    /** A row of which nothing is closed, for {@link #closeByFew}. */
    long[] open() {
        return few.open();
    }

    /** Closes what the marked positions of rows {@code first} to before {@code end} are reached from in row x, by few amounts. */
    void closeByFew(long[] closed, int x, int first, int end) {
        few.close(closed, x, columnOf, first, end);
    }

    /** How many frequent k there are up to x: the i-th leads from row x to the i-th row with one. */
    int frequentUpTo(int x) {
        int found = Arrays.binarySearch(frequent, 0, frequentCount, x + 1);
        return found < 0 ? -found - 1 : found;
    }

    /** Whether one of the first frequent k, all but the first {@code from}, leads from (x,y) to a marked position, the largest first. */
    boolean isReached(int x, int y, int from, int count) {
        for (int i = count - from; i > 0; i -= AT_ONCE) {
            long reached = 0;
            for (int j = i - 1; j >= Math.max(0, i - AT_ONCE); j--) {
                int k = frequent[j];
                // 0 is no amount, and stands for those below it.
                int l = Math.max(0, y - columnOf[x - k]);
                reached |= masks[k * words + (l >>> 6)] >>> l;
            }
            if ((reached & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Closes what the i-th of the frequent k, the largest first, leads from in row x, in the words {@code from} to before {@code to}. */
    void close(long[] open, int from, int to, int x, int i, int count) {
        int k = frequent[count - 1 - i];
        int y = columnOf[x - k];
        if (y == board.columns()) {
            return;
        }
        int[] some = amounts[k];
        if (some == null) {
            closeMoved(open, from, to, k * words, y);
            return;
        }
        for (int l : some) {
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
