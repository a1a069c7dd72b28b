package org.wythofflab.solve.outcome;

import java.util.Arrays;
import java.util.List;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.Run;

/**
 * Counts marked positions of the current row that one move from the second pile reaches. For each step q among the
 * runs it keeps sums along the row with stride q; a run is then a difference of two of them. If any amount may be taken, one
 * sum is enough.
 */
final class RowCounter {
    private final Run[] runs;
    private final int[][] sums;
    private final int[] steps;
    private final boolean any;
    /** How many columns back a sum is asked for. */
    private final int reach;

    private int total;

    RowCounter(List<Run> runs, int columns) {
        any = runs.equals(List.of(Run.ALL));
        this.runs = runs.toArray(new Run[0]);
        steps = runs.stream().mapToInt(Run::step).distinct().toArray();
        reach = runs.stream()
                .mapToInt(run -> Math.max(run.step(), run.isEndless() ? run.first() : run.last() + run.step()))
                .max()
                .orElse(0);
        sums = new int[Arrays.stream(steps).max().orElse(0) + 1][];
        for (int step : steps) {
            sums[step] = new int[columns];
        }
    }

    /** A row begins, whose marked positions before column {@code end} are known, which is a multiple of 64. */
    void begin(long[] marked, int end) {
        if (any) {
            total = Bits.count(marked, end >>> 6);
            return;
        }
        int start = Math.max(0, end - reach);
        for (int step : steps) {
            int[] before = new int[step];
            Bits.forEach(marked, start, y -> before[y % step]++);
            int[] sum = sums[step];
            for (int y = start; y < end; y++) {
                sum[y] = (int) (marked[y >>> 6] >>> y & 1) + (y - step >= start ? sum[y - step] : before[y % step]);
            }
        }
    }

    int at(int y) {
        return any ? total : summed(y);
    }

    private int summed(int y) {
        int count = 0;
        for (Run run : runs) {
            if (y >= run.first()) {
                int[] sum = sums[run.step()];
                count += sum[y - run.first()];
                if (!run.isEndless() && y - run.last() >= run.step()) {
                    count -= sum[y - run.last() - run.step()];
                }
            }
        }
        return count;
    }

    /** At least so many of them count for every later position of the row. */
    int forAllLater() {
        return any ? total : 0;
    }

    /** Tells whether (x, y) is marked; y runs through the row in order. */
    void put(int y, int marked) {
        if (any) {
            total += marked;
        } else {
            sum(y, marked);
        }
    }

    private void sum(int y, int marked) {
        for (int step : steps) {
            int[] sum = sums[step];
            sum[y] = marked + (y >= step ? sum[y - step] : 0);
        }
    }
}
