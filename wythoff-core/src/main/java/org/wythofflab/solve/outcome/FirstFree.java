package org.wythofflab.solve.outcome;

/**
 * Searches a row for the first position that no marked one of an earlier row is reached from. An open position is asked about all
 * rows, which most often ends soon. If it is reached, so probably are its neighbours, and the masks of some rows close
 * all of these in a window at once: of few rows at first, and of four times as many each time, as rare moves need.
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

    /** The first position of row x from a column on, or one beyond the board. */
    int first(int x, int from) {
        long[] open = marked.unused(from);
        for (int low = 0; low < open.length; ) {
            if (open[low] == 0) {
                low++;
                continue;
            }
            int high = Math.min(open.length, low + WINDOW);
            int y = firstIn(open, low, high, x);
            if (y >= 0) {
                return y;
            }
            low = high;
        }
        return marked.columns();
    }

    private int firstIn(long[] open, int start, int high, int x) {
        int asked = 0;
        int masks = FIRST_MASKS;
        for (int low = start; low < high; low++) {
            while (open[low] != 0) {
                int y = (low << 6) + Long.numberOfTrailingZeros(open[low]);
                if (!marked.isReached(x, y, asked, x)) {
                    return y;
                }
                open[low] &= open[low] - 1;
                int stop = Math.min(x, asked + masks);
                for (; asked < stop; asked++) {
                    marked.close(open, low, high, x, asked);
                }
                masks *= 4;
            }
        }
        return -1;
    }
}
