package org.wythofflab.solve.outcome;

import java.util.Arrays;

/**
 * For those k that go with few l, these amounts one by one: what a marked position is reached from is then set bit by bit,
 * in less time than it takes to ask about one position. Most k have one amount at most, and that is set without a branch.
 */
final class FewAmounts {
    /** How many are few. */
    static final int MOST = 8;

    private final int columns;
    /** One amount for each k; if there is none, the number of columns. */
    private final int[] one;
    /** The other pairs, by k. */
    private int[] othersK = new int[64];

    private int[] othersL = new int[64];
    private int others;
    private int next = 1;

    FewAmounts(int rows, int columns) {
        this.columns = columns;
        one = new int[rows];
    }

    /** The amounts that go with the next k, from 1 on. */
    void add(int... some) {
        one[next] = some.length == 0 ? columns : some[0];
        for (int i = 1; i < some.length; i++) {
            if (others == othersK.length) {
                // At most 7 for each of 2^27 rows: 2^30 at most.
                othersK = Arrays.copyOf(othersK, 2 * others);
                othersL = Arrays.copyOf(othersL, 2 * others);
            }
            othersK[others] = next;
            othersL[others++] = some[i];
        }
        next++;
    }

    /** A row of which nothing is closed, with room for every sum of a column and an amount. */
    long[] open() {
        return new long[((2 * columns) >>> 6) + 1];
    }

    /**
     * Sets the positions of row x from which the marked positions of rows {@code first} to before {@code end} are reached.
     *
     * @param columnOf the marked position of each row; if it has none, the number of columns
     */
    void close(long[] closed, int x, int[] columnOf, int first, int end) {
        closeOne(closed, x, one, columnOf, first, end);
        for (int i = from(x - end + 1); i < others && othersK[i] <= x - first; i++) {
            int reached = columnOf[x - othersK[i]] + othersL[i];
            closed[reached >>> 6] |= 1L << reached;
        }
    }

    private static void closeOne(long[] closed, int x, int[] one, int[] columnOf, int first, int end) {
        for (int row = first; row < end; row++) {
            int reached = columnOf[row] + one[x - row];
            closed[reached >>> 6] |= 1L << reached;
        }
    }

    /** Where the other pairs with this k or a larger one begin. */
    private int from(int k) {
        int low = 0;
        int high = others;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (othersK[middle] < k) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
