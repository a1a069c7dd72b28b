package org.wythofflab.lab;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Interrupts the thread it was made in once it is told to stop; see {@link org.wythofflab.exact.Patience}. */
final class Watch {
    private static final long EVERY_MILLIS = 25;

    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread watcher;
    private volatile boolean interrupted;

    private Watch(Thread worker, BooleanSupplier stop) {
        watcher = new Thread(() -> watch(worker, stop), "watch");
        watcher.setDaemon(true);
    }

    static Watch over(BooleanSupplier stop) {
        Watch watch = new Watch(Thread.currentThread(), stop);
        watch.watcher.start();
        return watch;
    }

    private void watch(Thread worker, BooleanSupplier stop) {
        try {
            while (!ended.await(EVERY_MILLIS, TimeUnit.MILLISECONDS)) {
                if (stop.getAsBoolean()) {
                    interrupted = true;
                    worker.interrupt();
                    return;
                }
            }
        } catch (InterruptedException unexpected) {
            Thread.currentThread().interrupt();
        }
    }

    /** After this no interrupt comes any more, and one that came is forgotten. */
    void close() {
        ended.countDown();
        boolean again = Thread.interrupted();
        try {
            watcher.join();
            again |= Thread.interrupted();
        } catch (InterruptedException late) {
            again = true;
        }
        if (again && !interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
