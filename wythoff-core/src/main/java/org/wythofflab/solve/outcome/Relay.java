package org.wythofflab.solve.outcome;

import java.util.concurrent.atomic.AtomicIntegerArray;

/** Lets each band of columns follow the one before it: how many rows each has behind it, and who waits for that. */
final class Relay {
    /** A short wait is over sooner than a thread is asleep. */
    private static final int GLANCES = 300;

    private final AtomicIntegerArray done;

    Relay(int bands, int start) {
        done = new AtomicIntegerArray(bands);
        for (int band = 0; band < bands; band++) {
            done.set(band, start);
        }
    }

    void report(int band, int rows) {
        done.set(band, rows);
        synchronized (this) {
            notifyAll();
        }
    }

    /** Returns when the band has so many rows behind it. */
    void await(int band, int rows) {
        for (int glance = 0; glance < GLANCES; glance++) {
            if (done.get(band) >= rows) {
                return;
            }
            Thread.onSpinWait();
        }
        sleep(band, rows);
    }

    private synchronized void sleep(int band, int rows) {
        boolean interrupted = false;
        while (done.get(band) < rows) {
            try {
                wait();
            } catch (InterruptedException later) {
                // The other band writes to what the caller would throw away; a stop comes between blocks of rows.
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
