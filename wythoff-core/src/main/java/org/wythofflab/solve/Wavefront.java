package org.wythofflab.solve;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.BooleanSupplier;

/**
 * Steps (i, j) of a grid, each after (i - 1, j) and (i, j - 1) are done, so that a table can be filled from its corner by
 * several threads. Whoever is free takes the next row of steps and follows the one above at a distance.
 */
public final class Wavefront {

    /** One step, by one of the threads: {@code share} is from 0 to before their number. */
    @FunctionalInterface
    public interface Step {
        void at(int share, int i, int j);
    }

    /** How often to look before letting others have the processor. */
    private static final int PATIENCE = 200;

    private final int columns;
    private final Budget budget;
    private final AtomicInteger next = new AtomicInteger();
    /**
     * How many steps up to some step of a row are done, counted from the first row on. When a row is taken, all but the last
     * rows are done, fewer of them than there are threads, so that as many places and one more are enough.
     */
    private final AtomicLongArray done;

    private volatile boolean failed;

    public Wavefront(int columns, Budget budget) {
        this.columns = columns;
        this.budget = budget;
        done = new AtomicLongArray(budget.threads() + 1);
    }

    /** Does all steps of so many rows; a step should take a few milliseconds at most. */
    public void run(int rows, Step step) {
        run(rows, () -> true, step);
    }

    /**
     * The same, while there is something to do when a row is taken.
     *
     * @param most rows at most
     */
    public void run(int most, BooleanSupplier more, Step step) {
        try (Crew crew = new Crew(budget)) {
            crew.share(share -> {
                try {
                    work(share, most, more, step);
                } catch (RuntimeException | Error failure) {
                    failed = true;
                    throw failure;
                }
            });
        }
    }

    private void work(int share, int most, BooleanSupplier more, Step step) {
        for (int i = next.getAndIncrement(); i < most && more.getAsBoolean(); i = next.getAndIncrement()) {
            for (int j = 0; j < columns; j++) {
                if (i > 0 && !reached(i - 1, j)) {
                    return;
                }
                if (share == 0) {
                    // Listeners of progress hear of it from the thread that asked.
                    budget.checkpoint((long) i * columns + j, (long) most * columns);
                } else {
                    budget.pulse();
                }
                step.at(share, i, j);
                done.set(i % done.length(), (long) i * columns + j + 1);
            }
        }
    }

    /** Waits until a step is done; false if it never will be. */
    @SuppressWarnings("ThreadPriorityCheck") // To let others go first is a courtesy, and nothing depends on it.
    private boolean reached(int i, int j) {
        int place = i % done.length();
        long wanted = (long) i * columns + j + 1;
        for (int look = 1; done.get(place) < wanted; look++) {
            if (failed) {
                return false;
            }
            if (look % PATIENCE == 0) {
                Thread.yield();
            } else {
                Thread.onSpinWait();
            }
        }
        return true;
    }
}
