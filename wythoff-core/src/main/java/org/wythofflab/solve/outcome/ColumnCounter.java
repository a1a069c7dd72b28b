package org.wythofflab.solve.outcome;

import java.util.Arrays;
import java.util.List;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.Run;

/**
 * Counts marked positions that one move from the first pile reaches. A run (a, q, b) of allowed amounts keeps one array
 * of counts for each residue of the row mod q; row x - a enters when row x begins, and row x - b - q leaves.
 */
final class ColumnCounter {
    private final List<Run> runs;
    private final int[][][] counts;
    private final int[] sum;
    private final int from;
    private final int columns;

    /** @param from the first column that is asked for */
    ColumnCounter(List<Run> runs, int from, int columns) {
        this.runs = runs;
        this.from = from;
        this.columns = columns;
        counts = new int[runs.size()][][];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = new int[runs.get(i).step()][columns];
        }
        sum = runs.size() == 1 ? counts[0][0] : new int[columns];
    }

    /** How many rows back {@link #begin} looks. */
    static int depth(List<Run> runs) {
        return runs.stream()
                .mapToInt(run -> run.isEndless() ? run.first() : run.last() + run.step())
                .max()
                .orElse(0);
    }

    static long bytes(List<Run> runs, long columns) {
        return runs.stream().mapToLong(Run::step).sum() * columns * Integer.BYTES + columns * Integer.BYTES;
    }

    /** The counts for row x, valid until the next row begins. */
    int[] begin(int x, RowHistory history) {
        int[] total = sum;
        if (runs.size() != 1) {
            Arrays.fill(sum, 0);
        }
        for (int i = 0; i < counts.length; i++) {
            Run run = runs.get(i);
            int[] counted = counts[i][Math.floorMod(x - run.first(), run.step())];
            if (x >= run.first()) {
                Bits.forEach(history.row(x - run.first()), columns, y -> counted[y]++);
            }
            if (!run.isEndless() && x - run.last() >= run.step()) {
                Bits.forEach(history.row(x - run.last() - run.step()), columns, y -> counted[y]--);
            }
            if (runs.size() == 1) {
                total = counted;
            } else {
                for (int y = from; y < columns; y++) {
                    sum[y] += counted[y];
                }
            }
        }
        return total;
    }
}
