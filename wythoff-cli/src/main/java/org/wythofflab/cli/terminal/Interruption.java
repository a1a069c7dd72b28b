package org.wythofflab.cli.terminal;

import java.io.PrintStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C: a shutdown hook that asks the command to stop and gives it time to clean up. The exit code is then the
 * machine's own, 128 plus the number of the signal.
 */
public final class Interruption extends Thread {
    /** Times the pause: whoever presses Ctrl-C is back at the prompt within two seconds, whatever goes on. */
    private static final int PATIENCE = 20;

    private static final long PAUSE_MILLIS = 50;

    private final WaitingInput in;
    private final PrintStream err;
    private final CountDownLatch finished = new CountDownLatch(1);
    private volatile boolean requested;

    public Interruption(WaitingInput in, PrintStream err) {
        super("interruption");
        this.in = in;
        this.err = err;
    }

    public boolean isRequested() {
        return requested;
    }

    /** The command has ended, in whatever way: from here on the hook has nothing to do. */
    public void finished() {
        finished.countDown();
    }

    @Override
    public void run() {
        if (finished.getCount() == 0) {
            return;
        }
        requested = true;
        try {
            boolean ended = false;
            for (int i = 0; i < PATIENCE && !ended && !in.isWaiting(); i++) {
                ended = finished.await(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
        err.println("wythoff: stopped");
    }
}
