package org.wythofflab.solve;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;

/** What {@link Engines} answers: what was asked for and the reason for the engine, or why not and what would fit instead. */
public sealed interface Choice<T> {

    <R> R fold(Function<Chosen<T>, R> chosen, Function<Refused<T>, R> refused);

    /** What would fit, as a phrase. */
    static String whatFits(BigInteger side) {
        return side.signum() == 0
                ? "not even the smallest board fits"
                : "a board with both piles below " + side + " fits";
    }

    /** The same choice of something made from it. */
    default <R> Choice<R> map(Function<T, R> change) {
        return fold(
                chosen -> new Chosen<>(change.apply(chosen.value()), chosen.engine(), chosen.reason()),
                refused -> new Refused<>(refused.why(), refused.fits()));
    }

    /**
     * It can be had.
     *
     * @param value what was asked for: a solver ready to run, or what it found
     */
    record Chosen<T>(T value, String engine, String reason) implements Choice<T> {
        @Override
        public <R> R fold(Function<Chosen<T>, R> chosen, Function<Refused<T>, R> refused) {
            return chosen.apply(this);
        }
    }

    /**
     * It cannot.
     *
     * @param why what the task would need against the limits, or why it makes no sense
     * @param fits the side of the largest square board that would fit, if a smaller one would help
     */
    record Refused<T>(String why, Optional<BigInteger> fits) implements Choice<T> {
        @Override
        public <R> R fold(Function<Chosen<T>, R> chosen, Function<Refused<T>, R> refused) {
            return refused.apply(this);
        }
    }
}
