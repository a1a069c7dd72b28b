package org.wythofflab.web;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How long people and the studio wait for each other.
 *
 * @param patience how long a request waits before it is told to come back
 * @param check for one check of a claim
 * @param idle how long a connection may be silent, by the clock of the machine
 * @param farewell for answers on their way when the studio closes, by the clock of the machine
 * @param clock in nanoseconds from some moment on; it measures the time of answers, too
 */
record Times(Duration patience, Duration check, Duration idle, Duration farewell, LongSupplier clock) {

    static Times standard() {
        return new Times(
                Duration.ofSeconds(15),
                Duration.ofMinutes(10),
                Duration.ofSeconds(30),
                Duration.ofSeconds(2),
                System::nanoTime);
    }

    /** Whoever wants a claim checked waits as long as the check before it may take. */
    Times ofChecks() {
        return new Times(check, check, idle, farewell, clock);
    }

    /** The same, measured by another clock. */
    Times by(LongSupplier other) {
        return new Times(patience, check, idle, farewell, other);
    }
}
