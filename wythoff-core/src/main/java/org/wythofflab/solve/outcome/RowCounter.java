package org.wythofflab.solve.outcome;

import java.util.Arrays;
import java.util.List;
import org.wythofflab.solve.bits.Run;

/**
 * Counts marked positions of the current row that one move from the second pile reaches. For each step q among the
 * runs it keeps sums along the row with stride q; a run is then a difference of two of them.
 */
final class RowCounter {
    private final Run[] runs;
    private final int[][] sums;
    private final int[] steps;

    RowCounter(List<Run> runs, int columns) {
        this.runs = runs.toArray(new Run[0]);
        steps = runs.stream().mapToInt(Run::step).distinct().toArray();
        sums = new int[Arrays.stream(steps).max().orElse(0) + 1][];
        for (int step : steps) {
            sums[step] = new int[columns];
        }
    }

    int at(int y) {
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

    /** Tells whether (x, y) is marked; y runs through the row in order. */
    void put(int y, int marked) {
        for (int step : steps) {
            int[] sum = sums[step];
            sum[y] = marked + (y >= step ? sum[y - step] : 0);
        }
    }
}
