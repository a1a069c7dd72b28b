package org.wythofflab.solve.grundy;

import java.util.Arrays;

/** The shadow of the moves that take less than a side from each pile: of a row only the last few positions count. */
final class BoxShadow implements Shadow {
    private static final int NONE = Integer.MIN_VALUE / 2;

    private final int[] rows;
    private final int[] columns;
    private int newest;

    /** @param side one more than may be taken from a pile together with the other */
    BoxShadow(int side) {
        rows = new int[side - 1];
        columns = new int[rows.length];
        Arrays.fill(rows, NONE);
    }

    @Override
    public int next(int x, int y) {
        int lit = y;
        for (int i = 0; i < rows.length; i++) {
            if (x - rows[i] <= rows.length && columns[i] < lit && lit <= columns[i] + rows.length) {
                lit = columns[i] + rows.length + 1;
                i = -1;
            }
        }
        return lit;
    }

    @Override
    public boolean covers(int x, int most) {
        return false;
    }

    @Override
    public void add(int x, int y) {
        if (rows.length > 0) {
            rows[newest] = x;
            columns[newest] = y;
            newest = newest + 1 == rows.length ? 0 : newest + 1;
        }
    }
}
