package org.wythofflab.cli.terminal;

import java.util.function.LongSupplier;
import org.wythofflab.solve.Progress;

/** Shows on stderr how far a long computation has come, while a person watches and until the answer appears. */
public final class ProgressBar implements Progress {
    private static final long FIRST_AFTER_NANOS = 1_000_000_000L;
    private static final long EVERY_NANOS = 100_000_000L;
    private static final int WIDTH = 40;

    /** Back to the first column, and clear the line. */
    private static final String ERASE = "\r\u001B[K";

    private final Console console;
    private final LongSupplier clock;
    private final boolean foresees;
    private long start;
    private long before = -1;
    private long next;
    private boolean drawn;
    private boolean ended;

    public ProgressBar(Console console) {
        this(console, System::nanoTime);
    }

    public ProgressBar(Console console, LongSupplier clock) {
        this(console, clock, false);
    }

    private ProgressBar(Console console, LongSupplier clock, boolean foresees) {
        this.console = console;
        this.clock = clock;
        this.foresees = foresees;
        begin(clock.getAsLong());
    }

    /** One that also says how long it will take, for work whose parts take about as long as each other. */
    public static ProgressBar withTimeLeft(Console console, LongSupplier clock) {
        return new ProgressBar(console, clock, true);
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
        if (before < 0) {
            // Work of an earlier run took none of this time.
            before = done;
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
        String line = line(done, Math.max(1, total), (now - start) / FIRST_AFTER_NANOS);
        console.err().print("\r" + line + (foresees ? timeLeft(done, total, now - start) : ""));
        console.err().flush();
    }

    public static String line(long done, long total, long seconds) {
        int filled = (int) (WIDTH * done / total);
        return "[" + "#".repeat(filled) + " ".repeat(WIDTH - filled) + "] " + 100 * done / total + "%  " + seconds
                + " s";
    }

    private String timeLeft(long done, long total, long nanos) {
        if (done <= before) {
            return "";
        }
        long seconds = (long) ((double) nanos / (done - before) * (total - done) / FIRST_AFTER_NANOS);
        // Blanks over what a longer line has left.
        return ", about " + time(seconds) + " left  (" + done + " of " + total + ")      ";
    }

    private static String time(long seconds) {
        return seconds < 120 ? seconds + " s" : seconds < 7200 ? seconds / 60 + " min" : seconds / 3600 + " h";
    }

    /** Gives way to the answer, for good. */
    public void erase() {
        if (drawn && !ended) {
            console.err().print(ERASE);
            console.err().flush();
        }
        ended = true;
    }
}
