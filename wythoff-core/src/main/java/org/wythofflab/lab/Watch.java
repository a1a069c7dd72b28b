package org.wythofflab.lab;

import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Interrupts the thread it was made in once it is told to stop; see {@link org.wythofflab.exact.Patience}. */
final class Watch {
    private static final long EVERY_MILLIS = 25;

    /** One thread looks after all answers, since most are found sooner than a thread starts. */
    private static final ScheduledThreadPoolExecutor WATCHER = watcher();

    private final Thread worker;
    private final BooleanSupplier stop;
    private final ScheduledFuture<?> looking;
    private boolean ended;
    private boolean interrupted;

    private Watch(Thread worker, BooleanSupplier stop) {
        this.worker = worker;
        this.stop = stop;
        looking = WATCHER.scheduleWithFixedDelay(this::look, EVERY_MILLIS, EVERY_MILLIS, TimeUnit.MILLISECONDS);
    }

    private static ScheduledThreadPoolExecutor watcher() {
        ScheduledThreadPoolExecutor one = new ScheduledThreadPoolExecutor(1, work -> {
            Thread thread = new Thread(work, "watch");
            thread.setDaemon(true);
            return thread;
        });
        one.setRemoveOnCancelPolicy(true);
        return one;
    }

    static Watch over(BooleanSupplier stop) {
        return new Watch(Thread.currentThread(), stop);
    }

    private synchronized void look() {
        if (!ended && !interrupted && stop.getAsBoolean()) {
            interrupted = true;
            worker.interrupt();
        }
    }

    /** After this no interrupt comes any more, and one that came is forgotten. */
    synchronized void close() {
        ended = true;
        looking.cancel(false);
        if (interrupted) {
            Thread.interrupted();
        }
    }
}
