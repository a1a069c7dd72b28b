package org.wythofflab.prove;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GamesInT;

/** What came of an attempt to prove which positions are P of all games in which t is left open. */
public sealed interface FamilyProof {

    GamesInT family();

    <R> R fold(Function<Proved, R> proved, Function<Refuted, R> refuted, Function<Unknown, R> unknown);

    /**
     * The set is right for all t and all positions.
     *
     * @param statement what has been proved, in a sentence
     * @param numeration the name of the number system
     * @param states of the automaton that reads x, y and t
     * @param largest how many states the largest automaton on the way had
     */
    record Proved(
            GamesInT family,
            String statement,
            String numeration,
            int states,
            long largest,
            FamilyCertificate certificate)
            implements FamilyProof {

        @Override
        public <R> R fold(Function<Proved, R> proved, Function<Refuted, R> refuted, Function<Unknown, R> unknown) {
            return proved.apply(this);
        }
    }

    /**
     * What was claimed is false.
     *
     * @param t the first for which it is
     * @param counterexample the first position, by (max, x, y), of which the claim says the wrong thing for that t
     * @param claimed whether the claim says that it is P
     */
    record Refuted(
            GamesInT family,
            String statement,
            String numeration,
            BigInteger t,
            BigPosition counterexample,
            boolean claimed)
            implements FamilyProof {

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
    record Unknown(GamesInT family, String reached) implements FamilyProof {

        @Override
        public <R> R fold(Function<Proved, R> proved, Function<Refuted, R> refuted, Function<Unknown, R> unknown) {
            return unknown.apply(this);
        }
    }

    /** The certificate, if there is one. */
    default Optional<FamilyCertificate> certified() {
        return fold(
                proved -> Optional.of(proved.certificate()), refuted -> Optional.empty(), unknown -> Optional.empty());
    }
}
