package org.wythofflab.lab.bench;

import java.time.Duration;
import java.util.Arrays;
import org.wythofflab.solve.Budget;

/**
 * Measures processor time, of all threads together and with compiling and collecting garbage: other work on the machine
 * changes it little. The system counts it in hundredths of a second.
 */
final class Meter {

    private static final double NANOS_PER_MILLI = 1e6;

    private static final int TURNS = 3;

    /**
     * What a run took.
     *
     * @param bytes the most memory in use, garbage included, beyond what was in use before
     */
    record Reading(double millis, long bytes) {}

    private Meter() {}

    /**
     * The better of two periods: in the first one the Java machine may still compile.
     *
     * @param period milliseconds during which short runs are repeated
     */
    static Reading of(BenchTask.Run run, double period, Budget budget) {
        Reading first = period(run, period, budget);
        Reading second = period(run, period, budget);
        return new Reading(Math.min(first.millis, second.millis), Math.min(first.bytes, second.bytes));
    }

    private static Reading period(BenchTask.Run run, double period, Budget budget) {
        MemoryWatch memory = MemoryWatch.begin();
        try {
            long start = System.nanoTime();
            long processor = processorNanos();
            int runs = 0;
            do {
                run.within(budget);
                runs++;
                // On a busy machine not even a hundredth of a second may have been ours by then.
            } while (System.nanoTime() - start < period * NANOS_PER_MILLI || processorNanos() == processor);
            return new Reading((processorNanos() - processor) / NANOS_PER_MILLI / runs, memory.end());
        } finally {
            memory.end();
        }
    }

    /** Milliseconds by the clock. */
    static double clock(BenchTask.Run run, Budget budget) {
        long start = System.nanoTime();
        run.within(budget);
        return (System.nanoTime() - start) / NANOS_PER_MILLI;
    }

    /**
     * How many times sooner a run ends with the second budget: the medians of a few runs by turns, each of which begins
     * without the garbage of the one before.
     */
    static double speedup(BenchTask.Run run, Budget one, Budget several) {
        double[] alone = new double[TURNS];
        double[] together = new double[TURNS];
        for (int i = 0; i < TURNS; i++) {
            System.gc();
            alone[i] = clock(run, one);
            System.gc();
            together[i] = clock(run, several);
        }
        Arrays.sort(alone);
        Arrays.sort(together);
        return alone[TURNS / 2] / together[TURNS / 2];
    }

    static long processorNanos() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(Duration::toNanos)
                .orElseGet(System::nanoTime);
    }
}
