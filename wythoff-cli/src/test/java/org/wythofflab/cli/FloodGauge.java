package org.wythofflab.cli;

import java.util.concurrent.TimeUnit;

/** What many inputs took: the slowest of them, and the memory that is left in use. Says nothing of small numbers of them. */
final class FloodGauge {
    private static final long WORTH_A_REPORT = 100_000;

    private final String what;
    private final long before = used();
    private final long opened = System.nanoTime();
    private long count;
    private long begun;
    private long longest;
    private String slowest = "none";

    FloodGauge(String what) {
        this.what = what;
    }

    private static long used() {
        System.gc();
        Runtime machine = Runtime.getRuntime();
        return machine.totalMemory() - machine.freeMemory();
    }

    void begin() {
        begun = System.nanoTime();
    }

    void end(String input) {
        long took = System.nanoTime() - begun;
        if (took > longest) {
            longest = took;
            slowest = input;
        }
        if (++count % WORTH_A_REPORT == 0) {
            report();
        }
    }

    long count() {
        return count;
    }

    /** Memory as it is after a collection, so that what grows is seen to grow. */
    void report() {
        if (count >= WORTH_A_REPORT) {
            System.out.printf(
                    "%d %s in %d s, %.1f MB in use (%.1f before the first), longest %d ms: %s%n",
                    count,
                    what,
                    TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - opened),
                    used() / 1e6,
                    before / 1e6,
                    TimeUnit.NANOSECONDS.toMillis(longest),
                    slowest);
        }
    }
}
