package org.wythofflab.lab;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * How fast the boards of one game are solved, so that one which would take too long is refused before and not after. What was
 * measured on a busy machine must not hold forever: with every refusal the estimate sinks, until one is tried again.
 */
final class Pace {
    private static final double FORGETTING = 0.7;

    private double doubt;
    private double nanosPerSquare;

    /**
     * @param doubt the first boards are slower than the others while the Java machine warms up, so only so many times too long
     *     is too long
     */
    Pace(double doubt) {
        this.doubt = doubt;
    }

    boolean isKnown() {
        return nanosPerSquare > 0;
    }

    /**
     * Solves a square board and remembers how long that took; of one whose time was over, that it takes twice as long. One that
     * nobody wanted any more, as when somebody zooms out past it, says nothing.
     */
    <T> T measure(BigInteger side, Inquiry inquiry, Supplier<T> work) {
        long start = inquiry.elapsed();
        boolean done = false;
        try {
            T result = work.get();
            done = true;
            return result;
        } finally {
            double now = (inquiry.elapsed() - start) / squares(side);
            if (done) {
                nanosPerSquare = now;
            } else if (inquiry.left().filter(Duration::isNegative).isPresent()) {
                nanosPerSquare = Math.max(nanosPerSquare, 2 * now);
                doubt = 1; // it is no longer a guess
            }
        }
    }

    /** Why a board is better not begun. */
    Optional<String> objection(BigInteger side, Inquiry inquiry) {
        double nanos = nanosPerSquare * squares(side);
        return inquiry.left()
                .filter(left -> nanos > doubt * left.toNanos())
                .map(left -> "it would take about "
                        + Duration.ofNanos((long) nanos).toSeconds() + " seconds, which is more than there are");
    }

    void refused() {
        nanosPerSquare *= FORGETTING;
    }

    private static double squares(BigInteger side) {
        return side.doubleValue() * side.doubleValue();
    }
}
