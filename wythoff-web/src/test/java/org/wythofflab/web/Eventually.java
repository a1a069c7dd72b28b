package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BooleanSupplier;

/** Waits for what has to happen. */
final class Eventually {
    private static final long PAUSE_MILLIS = 20;

    /** A guard against waiting forever: some minutes. */
    private static final int MOST_PAUSES = 15_000;

    private Eventually() {}

    static void until(BooleanSupplier done) throws InterruptedException {
        for (int i = 0; i < MOST_PAUSES && !done.getAsBoolean(); i++) {
            Thread.sleep(PAUSE_MILLIS);
        }
        assertThat(done.getAsBoolean()).isTrue();
    }
}
