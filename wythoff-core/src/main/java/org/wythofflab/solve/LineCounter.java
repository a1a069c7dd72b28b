package org.wythofflab.solve;

import java.util.List;

/**
 * Counts marked positions of the current row that one move from the second pile reaches. For each step q among the
 * runs it keeps sums along the row with stride q; a run is then a difference of two of them.
 */
final class LineCounter {
    private final List<Run> runs;
    private final int[][] sums;

    LineCounter(List<Run> runs, int columns) {
        this.runs = runs;
        int steps = runs.stream().mapToInt(Run::step).max().orElse(0) + 1;
        sums = new int[steps][];
        for (Run run : runs) {
            sums[run.step()] = new int[columns];
        }
    }

    int at(int y) {
        int count = 0;
        for (int i = 0; i < runs.size(); i++) {
            Run run = runs.get(i);
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
        for (int step = 1; step < sums.length; step++) {
            int[] sum = sums[step];
            if (sum != null) {
                sum[y] = marked + (y >= step ? sum[y - step] : 0);
            }
        }
    }
}
