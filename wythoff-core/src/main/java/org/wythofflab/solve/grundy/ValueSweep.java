package org.wythofflab.solve.grundy;

import java.util.Arrays;
import org.wythofflab.solve.ValueTiles;
import org.wythofflab.solve.bits.Bits;

/**
 * The places of one value, row after row. In a symmetric game in which any amount may be taken from one pile, a value is in
 * a row or column once at most: so a row that has it from its mirror image takes no more, and any other takes the first
 * cell without a smaller value, in a column that lacks it, and outside the {@link Shadow}.
 */
final class ValueSweep {
    private final OpenCells open;
    private final ValueTiles table;
    private final Shadow.Source shadows;
    /** The rows and columns that have the value. */
    private final long[] used;
    /** For each row that has it from its mirror image, the column. */
    private final int[] partner;

    private int value;
    private Shadow shadow;
    private boolean ended;

    ValueSweep(OpenCells open, ValueTiles table, Shadow.Source shadows) {
        this.open = open;
        this.table = table;
        this.shadows = shadows;
        used = new long[(open.columns() + 63) >>> 6];
        partner = new int[open.columns()];
        shadow = shadows.start();
    }

    /** Goes back to the first row, with another value. */
    void start(int next) {
        value = next;
        shadow = shadows.start();
        ended = false;
        Arrays.fill(used, 0);
    }

    /** Places the value in the rows from {@code first} to before {@code end}; gives the number of cells it took. */
    int sweep(int first, int end) {
        int taken = 0;
        for (int x = first; x < end && !ended; x++) {
            if (Bits.get(used, x)) {
                shadow.add(x, partner[x]);
            } else {
                int y = find(x);
                if (y < open.columns()) {
                    place(x, y);
                    taken++;
                } else {
                    ended = shadow.covers(x, open.columns());
                }
            }
        }
        return taken;
    }

    private int find(int x) {
        int y = open.next(x, x, used);
        while (y < open.columns()) {
            int lit = shadow.next(x, y);
            if (lit == y) {
                return y;
            }
            y = lit < open.columns() ? open.next(x, lit, used) : lit;
        }
        return y;
    }

    private void place(int x, int y) {
        table.set(x, y, value);
        open.close(x, y);
        Bits.set(used, x);
        Bits.set(used, y);
        partner[y] = x;
        shadow.add(x, y);
    }
}
