package org.wythofflab.solve;

import java.util.function.BooleanSupplier;

/**
 * Steps (i, j) of a grid, each after (i - 1, j) and (i, j - 1) are done, so that a table can be filled from its corner by
 * several threads. A few rows are in work at once, each with a place of its own for what it has to remember; a thread goes
 * on with its row as long as it can, and then with the first row that can go on. So nobody waits for a slow row who could
 * follow another.
 */
public final class Wavefront {

    /** One step of the row that has this place; of the steps of one place, one at a time is done. */
    @FunctionalInterface
    public interface Step {
        void at(int place, int i, int j);
    }

    /** How often to look before letting others have the processor. */
    private static final int PATIENCE = 200;

    /** Rows that can be in work besides one for each thread. */
    private static final int SPARE = 2;

    private final int columns;
    private final Budget budget;
    private final int places;

    /** How many steps of the row at each place are done, and whether somebody is at the next. */
    private final int[] done;

    private final boolean[] busy;
    /** The first row that is not complete, and the first that is not begun. */
    private int first;

    private int next;

    private volatile boolean failed;

    public Wavefront(int columns, Budget budget) {
        this.columns = columns;
        this.budget = budget;
        places = places(budget.threads());
        done = new int[places];
        busy = new boolean[places];
    }

    /** How many rows so many threads have in work at once. */
    public static int places(int threads) {
        return threads == 1 ? 1 : threads + SPARE;
    }

    /** Does all steps of so many rows; a step should take a few milliseconds at most. */
    public void run(int rows, Step step) {
        run(rows, () -> true, step);
    }

    /**
     * The same, while there is something to do when a row is taken. Once there is not, there never is.
     *
     * @param most rows at most
     */
    public void run(int most, BooleanSupplier more, Step step) {
        if (columns == 0) {
            return;
        }
        try (Crew crew = new Crew(budget)) {
            crew.share(share -> {
                try {
                    work(share == 0, most, more, step);
                } catch (RuntimeException | Error failure) {
                    failed = true;
                    throw failure;
                }
            });
        }
    }

    /** @param asking whether this is the thread that asked: listeners of progress hear of it from there */
    private void work(boolean asking, int most, BooleanSupplier more, Step step) {
        int i = 0;
        for (int look = 1; !failed && !isOver(most, more); look++) {
            i = take(i, most, more);
            if (i < 0) {
                rest(look);
                i = 0;
                continue;
            }
            int place = i % places;
            int j = done[place];
            if (asking) {
                budget.checkpoint((long) i * columns + j, (long) most * columns);
            } else {
                budget.pulse();
            }
            step.at(place, i, j);
            finish(i);
        }
    }

    private synchronized boolean isOver(int most, BooleanSupplier more) {
        return first == next && (next >= most || !more.getAsBoolean());
    }

    /** A row whose next step may be done now, by the caller, or -1. */
    private synchronized int take(int mine, int most, BooleanSupplier more) {
        if (mine >= first && mine < next && isReady(mine)) {
            return begin(mine);
        }
        for (int i = first; i < next; i++) {
            if (isReady(i)) {
                return begin(i);
            }
        }
        boolean follows = next == first || done[(next - 1) % places] > 0;
        if (next < most && next - first < places && follows && more.getAsBoolean()) {
            done[next % places] = 0;
            return begin(next++);
        }
        return -1;
    }

    private boolean isReady(int i) {
        int place = i % places;
        return !busy[place] && done[place] < columns && (i == first || done[(i - 1) % places] > done[place]);
    }

    private int begin(int i) {
        busy[i % places] = true;
        return i;
    }

    private synchronized void finish(int i) {
        busy[i % places] = false;
        done[i % places]++;
        while (first < next && done[first % places] == columns) {
            first++;
        }
    }

    @SuppressWarnings("ThreadPriorityCheck") // To let others go first is a courtesy, and nothing depends on it.
    private static void rest(int look) {
        if (look % PATIENCE == 0) {
            Thread.yield();
        } else {
            Thread.onSpinWait();
        }
    }
}
