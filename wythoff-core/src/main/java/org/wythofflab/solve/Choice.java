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
                chosen -> new Chosen<>(change.apply(chosen.value()), chosen.engine(), chosen.reason(), chosen.need()),
                refused -> new Refused<>(refused.why(), refused.fits()));
    }

    /** The same, after whoever hears of the progress was told which engine is about to work. */
    default Choice<T> announced(Budget budget) {
        return fold(chosen -> chosen.announced(budget.progress(), budget.threads()), refused -> refused);
    }

    /**
     * It can be had.
     *
     * @param value what was asked for: a solver ready to run, or what it found
     * @param need what the engine takes, unless the work is done already
     */
    record Chosen<T>(T value, String engine, String reason, Optional<Need> need) implements Choice<T> {

        public Chosen(T value, String engine, String reason) {
            this(value, engine, reason, Optional.empty());
        }

        /** The engine and why it was chosen. */
        public String words() {
            return "engine '" + engine + "': " + reason;
        }

        private Choice<T> announced(Progress progress, int threads) {
            String shared = threads == 1 ? "" : ", up to " + threads + " threads";
            progress.work(words(), need.map(some -> "needs " + some + shared).orElse(""));
            return this;
        }

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
