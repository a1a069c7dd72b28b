package org.wythofflab.explore;

import java.util.Arrays;
import java.util.Optional;
import org.wythofflab.solve.Budget;

/**
 * A sequence with a number in the OEIS, as far as it has to do with these games.
 *
 * @param number {@code A000201}
 * @param title what it is, in our words
 * @param offset the index of its first term
 * @param command the arguments of {@code wythoff} that list it, if there are any
 * @param remark what a reader of the OEIS should know
 */
public record KnownSequence(
        String number, String title, int offset, Optional<String> command, Optional<String> remark, Source source) {

    /** Computes the first terms of a sequence; none are stored. */
    @FunctionalInterface
    public interface Source {
        /** Exactly so many. */
        long[] terms(int count, Budget budget);

        default Source plus(long offset) {
            return (count, budget) -> {
                long[] terms = terms(count, budget);
                for (int i = 0; i < count; i++) {
                    terms[i] += offset;
                }
                return terms;
            };
        }

        /** Without the first ones. */
        default Source after(int skipped) {
            return (count, budget) -> Arrays.copyOfRange(terms(count + skipped, budget), skipped, count + skipped);
        }
    }

    /** The first terms. */
    public long[] terms(int count, Budget budget) {
        return source.terms(count, budget);
    }

    /** The same with a remark. */
    public KnownSequence with(String words) {
        return new KnownSequence(number, title, offset, command, Optional.of(words), source);
    }
}
