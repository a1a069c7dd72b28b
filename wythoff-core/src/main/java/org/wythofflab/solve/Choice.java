package org.wythofflab.solve;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;

/** What {@link Engines} answers: something ready to run and the reason for it, or why not and what would fit instead. */
public sealed interface Choice<T> {

    <R> R fold(Function<Chosen<T>, R> chosen, Function<Refused<T>, R> refused);

    /** The same choice of something made from it. */
    default <R> Choice<R> map(Function<T, R> change) {
        return fold(
                chosen -> new Chosen<>(change.apply(chosen.solver()), chosen.engine(), chosen.reason()),
                refused -> new Refused<>(refused.why(), refused.fits()));
    }

    /**
     * Something that can be run.
     *
     * @param solver ready to run on the board asked for
     */
    record Chosen<T>(T solver, String engine, String reason) implements Choice<T> {
        @Override
        public <R> R fold(Function<Chosen<T>, R> chosen, Function<Refused<T>, R> refused) {
            return chosen.apply(this);
        }
    }

    /**
     * Nothing can be run.
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
