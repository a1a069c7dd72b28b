package org.wythofflab.cli.terminal;

import java.util.function.LongSupplier;
import org.wythofflab.solve.Progress;

/**
 * Shows on stderr how far a long computation has come, while a person watches and until the answer appears. Where nothing is
 * heard of it, as in exact arithmetic and proofs, it shows at least that the work goes on.
 */
public final class ProgressBar implements Progress {
    private static final long FIRST_AFTER_NANOS = 1_000_000_000L;
    private static final long EVERY_NANOS = 100_000_000L;
    private static final int WIDTH = 40;
    private static final int LONGEST = 78;
    private static final long LOOK_MILLIS = 500;
    private static final long SILENCE_NANOS = 2_000_000_000L;

    /** Back to the first column, and clear the line. */
    private static final String ERASE = "\r\u001B[K";

    private final Console console;
    private final LongSupplier clock;
    private final boolean foresees;
    private long start;
    private long before = -1;
    private long next;
    private long heard;
    private String stage = "";
    private boolean worded;
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
        heard = start - SILENCE_NANOS;
    }

    /** One that also says how long it will take, for work whose parts take about as long as each other. */
    public static ProgressBar withTimeLeft(Console console, LongSupplier clock) {
        return new ProgressBar(console, clock, true);
    }

    /** Looks from time to time whether the work has been silent for long, until the bar is erased. */
    public void watch() {
        if (!console.terminal().showsNotes()) {
            return;
        }
        Thread watch = new Thread(
                () -> {
                    try {
                        do {
                            Thread.sleep(LOOK_MILLIS);
                        } while (goesOn());
                    } catch (InterruptedException over) {
                        Thread.currentThread().interrupt();
                    }
                },
                "progress");
        watch.setDaemon(true);
        watch.start();
    }

    /** Draws that the work goes on, where nothing was heard of it for long; false once there is nothing more to show. */
    public synchronized boolean goesOn() {
        long now = clock.getAsLong();
        if (console.isWaitingForInput() && !drawn) {
            begin(now);
        } else if (now - heard >= SILENCE_NANOS && isDue(now)) {
            // What was heard last may have been about a part that is done.
            long seconds = (now - start) / FIRST_AFTER_NANOS;
            String line = "working, " + seconds + " s" + (stage.isEmpty() ? "" : ": " + stage);
            console.err().print(ERASE + line.substring(0, Math.min(LONGEST, line.length())));
            console.err().flush();
            worded = true;
        }
        return !ended;
    }

    private void begin(long now) {
        start = now;
        next = now + FIRST_AFTER_NANOS;
    }

    @Override
    public synchronized void at(long done, long total) {
        long now = clock.getAsLong();
        if (done == 0 && !drawn) {
            // Time spent waiting for input is no work.
            begin(now);
        }
        if (before < 0) {
            // Work of an earlier run took none of this time.
            before = done;
        }
        heard = now;
        if (isDue(now)) {
            String line = line(done, Math.max(1, total), (now - start) / FIRST_AFTER_NANOS);
            console.err().print((worded ? ERASE : "\r") + line + (foresees ? timeLeft(done, total, now - start) : ""));
            console.err().flush();
            worded = false;
        }
    }

    @Override
    public synchronized void stage(String what) {
        stage = what;
    }

    /** Whether it is time to draw, for somebody who sees it. */
    private boolean isDue(long now) {
        if (ended || now - next < 0) {
            return false;
        }
        next = now + EVERY_NANOS;
        if (!drawn && !console.terminal().showsNotes()) {
            ended = true;
            return false;
        }
        drawn = true;
        return true;
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
    public synchronized void erase() {
        if (drawn && !ended) {
            console.err().print(ERASE);
            console.err().flush();
        }
        ended = true;
    }
}
