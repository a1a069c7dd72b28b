package org.wythofflab.cli;

import java.util.function.LongSupplier;
import org.wythofflab.solve.Progress;

/** Shows on stderr how far a long computation has come, while a person watches and until the answer appears. */
final class ProgressBar implements Progress {
    private static final long FIRST_AFTER_NANOS = 1_000_000_000L;
    private static final long EVERY_NANOS = 100_000_000L;
    private static final int WIDTH = 40;

    /** Back to the first column, and clear the line. */
    private static final String ERASE = "\r\u001B[K";

    private final Console console;
    private final LongSupplier clock;
    private long start;
    private long next;
    private boolean drawn;
    private boolean ended;

    ProgressBar(Console console) {
        this(console, System::nanoTime);
    }

    ProgressBar(Console console, LongSupplier clock) {
        this.console = console;
        this.clock = clock;
        begin(clock.getAsLong());
    }

    private void begin(long now) {
        start = now;
        next = now + FIRST_AFTER_NANOS;
    }

    @Override
    public void at(long done, long total) {
        long now = clock.getAsLong();
        if (done == 0 && !drawn) {
            // Time spent waiting for input is no work.
            begin(now);
        }
        if (ended || now - next < 0) {
            return;
        }
        next = now + EVERY_NANOS;
        if (!drawn && !console.terminal().showsNotes()) {
            ended = true;
            return;
        }
        drawn = true;
        console.err().print("\r" + line(done, Math.max(1, total), (now - start) / FIRST_AFTER_NANOS));
        console.err().flush();
    }

    static String line(long done, long total, long seconds) {
        int filled = (int) (WIDTH * done / total);
        return "[" + "#".repeat(filled) + " ".repeat(WIDTH - filled) + "] " + 100 * done / total + "%  " + seconds
                + " s";
    }

    /** Gives way to the answer, for good. */
    void erase() {
        if (drawn && !ended) {
            console.err().print(ERASE);
            console.err().flush();
        }
        ended = true;
    }
}
