package org.wythofflab.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Something that a check stands on, or why it cannot be had: the engines refuse it, or there is no room for it. What a
 * check says on its footing is {@link Finding#on}.
 */
public sealed interface Footing<T> {

    <R> R fold(Function<T, R> firm, Function<String, R> refused);

    /** Here it is. */
    record Firm<T>(T value) implements Footing<T> {
        @Override
        public <R> R fold(Function<T, R> firm, Function<String, R> refused) {
            return firm.apply(value);
        }
    }

    /** It would take more than the limits allow. */
    record Refused<T>(String why) implements Footing<T> {
        @Override
        public <R> R fold(Function<T, R> firm, Function<String, R> refused) {
            return refused.apply(why);
        }
    }

    static <T> Footing<T> firm(T value) {
        return new Firm<>(value);
    }

    static <T> Footing<T> refused(String why) {
        return new Refused<>(why);
    }

    default <R> Footing<R> map(Function<T, R> change) {
        return then(value -> firm(change.apply(value)));
    }

    default <R> Footing<R> then(Function<T, Footing<R>> next) {
        return fold(next, Footing::refused);
    }

    /** Made of this and of another one, which is asked for only if this can be had. */
    default <S, R> Footing<R> with(Supplier<Footing<S>> other, BiFunction<T, S, R> made) {
        return then(mine -> other.get().map(yours -> made.apply(mine, yours)));
    }

    /** One for each of the things, one after the other, until one cannot be had. */
    static <S, T> Footing<List<T>> each(List<S> things, Function<S, Footing<T>> footing) {
        Footing<List<T>> all = firm(new ArrayList<>());
        for (S thing : things) {
            all = all.with(() -> footing.apply(thing), (list, next) -> {
                list.add(next);
                return list;
            });
        }
        return all.map(List::copyOf);
    }
}
