package org.wythofflab.solve.outcome;

/**
 * Searches a row for the first position that no marked one of an earlier row is reached from. An open position is asked about all
 * frequent moves, which most often ends soon. If it is reached, so probably are its neighbours, and some masks close
 * all of these in a window at once: few of them at first, and four times as many each time, as rarer moves need.
 */
final class FirstFree {
    /** Words of a window. */
    static final int WINDOW = 32;

    /** How many masks are used first. */
    private static final int FIRST_MASKS = 32;

    private final MarkedRows marked;

    FirstFree(MarkedRows marked) {
        this.marked = marked;
    }

    /**
     * The first position of row x, or one beyond the board.
     *
     * @param closed positions that are not asked about
     */
    int first(int x, long[] closed) {
        long[] open = marked.unused(closed);
        int frequent = marked.frequentUpTo(x);
        for (int low = 0; low < open.length; ) {
            if (open[low] == 0) {
                low++;
                continue;
            }
            int high = Math.min(open.length, low + WINDOW);
            int y = firstIn(open, low, high, x, frequent);
            if (y >= 0) {
                return y;
            }
            low = high;
        }
        return marked.columns();
    }

    private int firstIn(long[] open, int start, int high, int x, int frequent) {
        int asked = 0;
        int masks = FIRST_MASKS;
        for (int low = start; low < high; low++) {
            while (open[low] != 0) {
                int y = (low << 6) + Long.numberOfTrailingZeros(open[low]);
                if (!marked.isReached(x, y, asked, frequent)) {
                    return y;
                }
                open[low] &= open[low] - 1;
                int stop = Math.min(frequent, asked + masks);
                for (; asked < stop; asked++) {
                    marked.close(open, low, high, x, asked, frequent);
                }
                masks *= 4;
            }
        }
        return -1;
    }
}
