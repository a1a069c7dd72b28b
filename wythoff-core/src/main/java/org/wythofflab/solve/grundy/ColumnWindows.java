package org.wythofflab.solve.grundy;

import java.util.List;
import org.wythofflab.solve.Board;

/** Runs down the columns: l is fixed, k slides. A column that is asked about at all is asked from its first row on. */
final class ColumnWindows implements ReachedValues {
    private final AmountWindow[] windows;
    private final int[][] table;
    private final CountedValues[] columns;

    ColumnWindows(List<AmountWindow> windows, Board board, int[][] table) {
        this.windows = windows.toArray(new AmountWindow[0]);
        this.table = table;
        columns = new CountedValues[board.columns()];
        for (int y = 0; y < columns.length; y++) {
            columns[y] = new CountedValues();
        }
    }

    @Override
    public long[] reach(int x, int y) {
        CountedValues values = columns[y];
        for (AmountWindow window : windows) {
            if (window.fixed() > y) {
                break;
            }
            if (x >= window.low()) {
                values.enter(table[x - window.low()][y - window.fixed()]);
                if (x > window.high()) {
                    values.leave(table[x - window.high() - 1][y - window.fixed()]);
                }
            }
        }
        return values.present();
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
