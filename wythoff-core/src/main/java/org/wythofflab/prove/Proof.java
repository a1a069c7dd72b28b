package org.wythofflab.prove;

import java.util.Optional;
import java.util.function.Function;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/** What came of an attempt to prove which positions of a game are P. */
public sealed interface Proof {

    GameSpec game();

    <R> R fold(Function<Proved, R> proved, Function<Refuted, R> refuted, Function<Unknown, R> unknown);

    /**
     * The set is right for all positions.
     *
     * @param statement what has been proved, in a sentence
     * @param numeration the name of the number system
     * @param states of the automaton that reads the positions
     * @param largest how many states the largest automaton on the way had
     */
    record Proved(GameSpec game, String statement, String numeration, int states, long largest, Certificate certificate)
            implements Proof {

        @Override
        public <R> R fold(Function<Proved, R> proved, Function<Refuted, R> refuted, Function<Unknown, R> unknown) {
            return proved.apply(this);
        }
    }

    /**
     * What was claimed is false.
     *
     * @param counterexample the first position, by (max, x, y), of which the claim says the wrong thing
     * @param claimed whether the claim says that it is P
     */
    record Refuted(GameSpec game, String statement, String numeration, BigPosition counterexample, boolean claimed)
            implements Proof {

        @Override
        public <R> R fold(Function<Proved, R> proved, Function<Refuted, R> refuted, Function<Unknown, R> unknown) {
            return refuted.apply(this);
        }
    }

    /**
     * Nothing was found out, for want of means.
     *
     * @param reached how far it got
     */
    record Unknown(GameSpec game, String reached) implements Proof {

        @Override
        public <R> R fold(Function<Proved, R> proved, Function<Refuted, R> refuted, Function<Unknown, R> unknown) {
            return unknown.apply(this);
        }
    }

    /** The certificate, if there is one. */
    default Optional<Certificate> certified() {
        return fold(
                proved -> Optional.of(proved.certificate()), refuted -> Optional.empty(), unknown -> Optional.empty());
    }
}
