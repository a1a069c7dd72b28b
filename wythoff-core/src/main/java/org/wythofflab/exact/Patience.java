package org.wythofflab.exact;

import java.util.concurrent.CancellationException;

/**
 * Where long computations of this room and of {@code theory} ask whether anyone still waits for them: an interrupt of
 * their thread ends them. They hold nothing that would have to be put in order.
 */
public final class Patience {

    private Patience() {}

    /**
     * To be called every few milliseconds of work.
     *
     * @throws CancellationException if the thread was interrupted, which it then still is
     */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted");
        }
    }
}
