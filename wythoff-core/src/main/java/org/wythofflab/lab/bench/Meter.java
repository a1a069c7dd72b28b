package org.wythofflab.lab.bench;

import java.time.Duration;
import org.wythofflab.solve.Budget;

/**
 * Measures processor time, of all threads together and with compiling and collecting garbage: other work on the machine
 * changes it little. The system counts it in hundredths of a second.
 */
final class Meter {

    private static final double NANOS_PER_MILLI = 1e6;

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
            } while (System.nanoTime() - start < period * NANOS_PER_MILLI);
            // On a busy machine not even a hundredth of a second may have been ours.
            long nanos = Math.max(1, processorNanos() - processor);
            return new Reading(nanos / NANOS_PER_MILLI / runs, memory.end());
        } finally {
            memory.end();
        }
    }

    /** Milliseconds by the clock, the better of two runs. */
    static double clock(BenchTask.Run run, Budget budget) {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < 2; i++) {
            long start = System.nanoTime();
            run.within(budget);
            best = Math.min(best, System.nanoTime() - start);
        }
        return best / NANOS_PER_MILLI;
    }

    static long processorNanos() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(Duration::toNanos)
                .orElseGet(System::nanoTime);
    }
}
