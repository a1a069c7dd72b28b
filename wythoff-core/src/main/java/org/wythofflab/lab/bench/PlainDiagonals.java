package org.wythofflab.lab.bench;

import java.util.Arrays;

/** The P-positions of (m,p)-Wythoff Nim found so far, by their diagonals. */
final class PlainDiagonals {
    private final int m;
    private final int p;
    private final int zero;
    /** By x - y, from the least on. */
    private final int[] counts;

    private final int[] firstRows;

    PlainDiagonals(int m, int p, int side) {
        this.m = m;
        this.p = p;
        zero = side + m;
        counts = new int[2 * zero];
        firstRows = new int[2 * zero];
        Arrays.fill(firstRows, Integer.MAX_VALUE / 2);
    }

    /**
     * Whether p-1 forbidden options suffice on the position's own diagonal, and no two-pile option leads to a P-position
     * on the next m-1 on each side, where nothing can be forbidden.
     */
    boolean isFree(int x, int y) {
        int own = x - y + zero;
        for (int near = 1 - m; near < m; near++) {
            // Both piles become smaller if the first loses more than the difference grows.
            if (near != 0 && x - firstRows[own + near] > Math.max(0, -near)) {
                return false;
            }
        }
        return counts[own] < p;
    }

    void add(int x, int y) {
        int own = x - y + zero;
        counts[own]++;
        firstRows[own] = Math.min(firstRows[own], x);
    }
}
