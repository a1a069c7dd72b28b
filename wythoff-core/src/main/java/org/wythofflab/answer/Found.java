package org.wythofflab.answer;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;
import org.wythofflab.solve.Choice;

/** What was asked for, or why it cannot be had. */
public sealed interface Found<T> {

    <R> R fold(Function<T, R> known, Function<Missing<T>, R> missing);

    /** Here it is. */
    record Known<T>(T value) implements Found<T> {
        @Override
        public <R> R fold(Function<T, R> known, Function<Missing<T>, R> missing) {
            return known.apply(value);
        }
    }

    /**
     * It cannot be had.
     *
     * @param fits the side of the largest square board that would fit, if it is too much
     */
    record Missing<T>(Reason reason, String why, Optional<BigInteger> fits) implements Found<T> {
        @Override
        public <R> R fold(Function<T, R> known, Function<Missing<T>, R> missing) {
            return missing.apply(this);
        }
    }

    /** Why something cannot be had. */
    enum Reason {
        /** It would take more than the budget has. */
        TOO_MUCH,
        /** The question makes no sense for this game. */
        NO_SENSE,
        /** No theorem decides it, and no engine was to be asked. */
        NO_THEOREM,
        /** Theorem, certificate and engine contradict each other. */
        CONTRADICTION
    }

    static <T> Found<T> known(T value) {
        return new Known<>(value);
    }

    static <T> Found<T> missing(Reason reason, String why) {
        return new Missing<>(reason, why, Optional.empty());
    }

    /** Something else that cannot be had for the same reason. */
    static <T> Found<T> missing(Missing<?> missing) {
        return new Missing<>(missing.reason(), missing.why(), missing.fits());
    }

    /** What an engine refuses, with what would fit. */
    static <T> Found<T> refused(Choice.Refused<?> refused) {
        return new Missing<>(
                refused.fits().isPresent() ? Reason.TOO_MUCH : Reason.NO_SENSE, refused.why(), refused.fits());
    }

    default <R> Found<R> map(Function<T, R> change) {
        return then(value -> known(change.apply(value)));
    }

    default <R> Found<R> then(Function<T, Found<R>> next) {
        return fold(next, missing -> missing(missing));
    }

    default Optional<T> toOptional() {
        return fold(Optional::of, missing -> Optional.empty());
    }
}
