package org.wythofflab.solve.grundy;

import java.util.List;

/** Runs along the rows: k is fixed, l slides. */
final class RowWindows implements ReachedValues {
    private final AmountWindow[] windows;
    private final int[][] table;
    private final CountedValues values = new CountedValues();
    private int row = -1;
    private int column;

    RowWindows(List<AmountWindow> windows, int[][] table) {
        this.windows = windows.toArray(new AmountWindow[0]);
        this.table = table;
    }

    @Override
    public long[] reach(int x, int y) {
        if (x == row && y == column + 1) {
            slide(x, y);
        } else {
            fill(x, y);
        }
        row = x;
        column = y;
        return values.present();
    }

    private void slide(int x, int y) {
        for (AmountWindow window : windows) {
            if (window.fixed() > x) {
                break;
            }
            int[] source = table[x - window.fixed()];
            if (y >= window.low()) {
                values.enter(source[y - window.low()]);
                if (y > window.high()) {
                    values.leave(source[y - window.high() - 1]);
                }
            }
        }
    }

    private void fill(int x, int y) {
        values.clear();
        for (AmountWindow window : windows) {
            if (window.fixed() > x) {
                break;
            }
            int[] source = table[x - window.fixed()];
            for (int at = Math.max(0, y - window.high()); at <= y - window.low(); at++) {
                values.enter(source[at]);
            }
        }
    }

    @Override
    public boolean needsEveryCell() {
        return false;
    }

    @Override
    public long cost() {
        return 2L * windows.length;
    }
}
