package org.wythofflab.explore.sample;

import java.util.Arrays;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.ExhaustedException;

/** Takes positions as they come. */
final class Collector {
    private static final int FIRST_LENGTH = 1 << 12;
    private static final int PULSE = 1 << 16;

    /** The two piles, their time, and what sorting them takes. */
    private static final long BYTES = 32;

    private final long most;
    private final Budget budget;
    private int[] xs = new int[FIRST_LENGTH];
    private int[] ys = new int[FIRST_LENGTH];
    private int count;

    Collector(Budget budget) {
        this.budget = budget;
        most = Math.min(budget.bytes() / BYTES, 1 << 28);
    }

    void add(int x, int y) {
        if (count >= most) {
            throw new ExhaustedException("more than " + most
                    + " P-positions, which the limit of memory does not hold; ask for a smaller bound");
        }
        if (count % PULSE == 0) {
            budget.pulse();
        }
        if (count == xs.length) {
            xs = Arrays.copyOf(xs, 2 * count);
            ys = Arrays.copyOf(ys, 2 * count);
        }
        xs[count] = x;
        ys[count++] = y;
    }

    Sample sample(Sample.Kind kind, int bound) {
        return new Sample(kind, bound, Arrays.copyOf(xs, count), Arrays.copyOf(ys, count));
    }
}
