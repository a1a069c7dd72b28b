package org.wythofflab.solve.lines;

import java.math.BigInteger;
import java.util.Arrays;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.ColumnEngine;

/** All Grundy values up to one go through the columns side by side, see {@link ValueColumns}. */
final class ValueSearch {
    private static final int BATCH = 1 << 12;

    private final LineSet[] sets;
    /** Positions of the value at which the game is over. */
    private final EndColumns ends;

    private final int columns;
    private final int end;
    /** Where smaller values are in the column at work, as far as they are above the diagonal. */
    private final int[] smaller;

    ValueSearch(LinePlan plan, int value, int columns, int limit) {
        this.columns = columns;
        end = plan.end(BigInteger.valueOf(columns), BigInteger.valueOf(value))
                .min(BigInteger.valueOf(Math.min(limit, FreeBits.LARGEST)))
                .intValueExact();
        sets = new LineSet[value + 1];
        Arrays.setAll(sets, each -> new LineSet(plan, columns, end, each == 0));
        ends = value == 0 ? plan.ends() : EndColumns.NONE;
        smaller = new int[value + 1];
    }

    void run(Budget budget, ColumnEngine.Sink sink) {
        boolean wanted = true;
        for (int x = 0; x < columns && wanted; x += BATCH) {
            budget.checkpoint(x, columns);
            wanted = run(x, Math.min(x + BATCH, columns), sink);
        }
    }

    private boolean run(int from, int to, ColumnEngine.Sink sink) {
        for (int x = from; x < to; x++) {
            int y = column(x);
            if (y >= 0 && !sink.accept(x, y)) {
                return false;
            }
            if (!LineColumns.handOver(ends, x, end, sink)) {
                return false;
            }
        }
        return true;
    }

    /** Where the last of the values is. */
    private int column(int x) {
        int count = 0;
        int last = RecentColumns.NONE;
        for (LineSet set : sets) {
            set.advance();
            last = free(set, x, count);
            if (last < end) {
                set.put(last);
                smaller[count++] = last;
            } else {
                set.pass();
                last = RecentColumns.NONE;
            }
        }
        return last;
    }

    private int free(LineSet set, int from, int count) {
        int y = set.room(from);
        while (y < end && isSmaller(y, count)) {
            y = set.room(y + 1);
        }
        return y;
    }

    private boolean isSmaller(int y, int count) {
        for (int i = 0; i < count; i++) {
            if (smaller[i] == y) {
                return true;
            }
        }
        return false;
    }
}
