package org.wythofflab.explore;

import java.util.List;
import java.util.Optional;

/**
 * The sequences that some terms agree with.
 *
 * @param given how many terms were compared
 * @param matches those that agree to the end, the nearest first
 * @param misses those that agree for a while
 * @param distinctions where those that agree will part
 */
public record Identification(int given, List<Match> matches, List<Miss> misses, List<Distinction> distinctions) {

    public Identification {
        matches = List.copyOf(matches);
        misses = List.copyOf(misses);
        distinctions = List.copyOf(distinctions);
    }

    /**
     * A sequence that agrees.
     *
     * @param how what has to be done with it: {@code your terms are its differences}; nothing if it is the same
     * @param from the first of the terms that agrees, from 1 on
     * @param index the index of that term in the known sequence
     * @param agreeing how many terms agree
     * @param next the terms that would come next
     */
    public record Match(KnownSequence sequence, String how, int from, long index, int agreeing, List<Long> next) {

        public Match {
            next = List.copyOf(next);
        }
    }

    /** A sequence that agrees up to a term. */
    public record Miss(KnownSequence sequence, int agreeing, long given, long known) {}

    /**
     * Where two that agree part.
     *
     * @param term the number of the first term that differs, from 1 on; empty if none was found
     */
    public record Distinction(
            KnownSequence one, KnownSequence other, Optional<Integer> term, long ofOne, long ofOther, int looked) {}
}
