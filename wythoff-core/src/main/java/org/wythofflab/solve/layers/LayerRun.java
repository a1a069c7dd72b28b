package org.wythofflab.solve.layers;

import java.util.Arrays;
import org.wythofflab.solve.bits.Run;

/**
 * Which of 64 values the cells of a row reach by taking a fixed amount from the first pile, perhaps none, and a run of
 * amounts from the second. Cells are asked from left to right, so that positions enter and leave one after the other.
 */
final class LayerRun {
    /** For larger steps columns are not told apart by words. */
    private static final int LARGEST_STEP = 64;

    private final int delay;
    private final Run run;
    private final MarkLog log;
    private final int step;
    private final long[] reached;
    /** For each remainder and value, the last column that entered. */
    private final int[] entered;
    /** For each remainder, the bits of a word that have it. */
    private final long[] classes = new long[LARGEST_STEP];

    private MarkLog.Row marks;
    private int in;
    private int out;
    /** For each quarter, how many remainders reach all its values for good: a run that ends forgets what entered. */
    private final int[] complete = new int[Quarter.COUNT];

    LayerRun(int delay, Run run, MarkLog log) {
        this.delay = delay;
        this.run = run;
        this.log = log;
        step = run.step();
        marks = log.row(-1);
        reached = new long[step];
        entered = new int[run.isEndless() ? 0 : step << 6];
        for (int j = 0; j < Long.SIZE && step <= LARGEST_STEP; j++) {
            classes[j % step] |= 1L << j;
        }
    }

    /** Goes to row x; every cell has the values {@code known} without looking. */
    void start(int x, long known) {
        Arrays.fill(reached, known);
        marks = log.row(x - delay);
        in = 0;
        out = 0;
        for (int quarter = 0; quarter < Quarter.COUNT; quarter++) {
            complete[quarter] = Quarter.isFull(known, quarter) ? step : 0;
        }
    }

    /** The values that column y reaches; columns come in order. */
    long at(int y) {
        enterUpTo(y);
        if (entered.length > 0) {
            for (; out < in && marks.columns[out] < y - run.last(); out++) {
                leave(marks.columns[out], marks.values[out]);
            }
        }
        return step == 1 ? reached[0] : reached[Math.floorMod(y - run.first(), step)];
    }

    private void enterUpTo(int y) {
        for (; in < marks.count && marks.columns[in] <= y - run.first(); in++) {
            enter(marks.columns[in], marks.values[in]);
        }
    }

    private void enter(int column, int value) {
        int remainder = step == 1 ? 0 : column % step;
        long before = reached[remainder];
        reached[remainder] = before | 1L << value;
        if (entered.length > 0) {
            entered[remainder << 6 | value] = column;
        } else {
            int quarter = Quarter.of(value);
            if (!Quarter.isFull(before, quarter) && Quarter.isFull(reached[remainder], quarter)) {
                complete[quarter]++;
            }
        }
    }

    private void leave(int column, int value) {
        int remainder = column % step;
        if (entered[remainder << 6 | value] == column) {
            reached[remainder] &= ~(1L << value);
        }
    }

    /** Whether all cells to come are known to reach all values. */
    boolean isComplete() {
        for (int count : complete) {
            if (count < step) {
                return false;
            }
        }
        return true;
    }

    /** Bit j says that column {@code 64 * w + j}, if it is to come, is known to reach all values of a quarter. */
    long full(int w, int quarter) {
        if (complete[quarter] == step) {
            return -1L;
        }
        long full = 0;
        if (complete[quarter] > 0 && step <= LARGEST_STEP) {
            int start = Math.floorMod(run.first() - (w << 6), step);
            for (int r = 0; r < step; r++) {
                if (Quarter.isFull(reached[r], quarter)) {
                    full |= classes[start + r < step ? start + r : start + r - step];
                }
            }
        }
        return full;
    }

    /** Columns before word w have been asked about: of an endless run, what they have is reached from all that follow. */
    void begin(int w) {
        if (entered.length == 0) {
            enterUpTo(w << 6);
        }
    }
}
