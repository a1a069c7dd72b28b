package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.theory.PairWalk;

/** A sequence of integers that belongs to a game, or several with a common index. */
public interface Sequence {

    /** Receives one term of each sequence, one index after the other. */
    @FunctionalInterface
    interface Terms {
        void at(BigInteger n, List<BigInteger> values) throws IOException;

        /**
         * The same where no number is large.
         *
         * @param values may be overwritten after the call
         */
        default void at(long n, long... values) throws IOException {
            at(
                    BigInteger.valueOf(n),
                    Arrays.stream(values).mapToObj(BigInteger::valueOf).toList());
        }

        /** Consecutive terms from n on, an array of each sequence. */
        default void from(long n, long[][] sequences, int count) throws IOException {
            long[] values = new long[sequences.length];
            for (int i = 0; i < count; i++) {
                for (int j = 0; j < values.length; j++) {
                    values[j] = sequences[j][i];
                }
                at(n + i, values);
            }
        }

        /** Where nothing but a number for each pair matters, which number. */
        default Optional<PairSums> pairSums() {
            return Optional.empty();
        }
    }

    /** Wants {@code p*A_n + q*B_n} modulo 2^64 instead of a pair. */
    record PairSums(long p, long q, PairWalk.SumSink sink) {}

    /** What has been found to fit and waits to be listed. */
    @FunctionalInterface
    interface Listing {
        void forEach(Terms terms) throws IOException;
    }

    /**
     * The name of a sequence.
     *
     * @param name as users write it
     * @param latex the n-th term, as LaTeX
     */
    record Heading(String name, String latex) {}

    /** One for each sequence. */
    List<Heading> headings();

    /** What is listed: a phrase that a b-file can say. */
    String about();

    /** What even a person has to be told, if the terms are not what a paper says or a definition fixes. */
    default Optional<String> remark() {
        return Optional.empty();
    }

    /** The least index. */
    default BigInteger first() {
        return BigInteger.ZERO;
    }

    /** The greatest index, if the sequence ends. */
    default Optional<BigInteger> last() {
        return Optional.empty();
    }

    /**
     * The terms from {@code start} to before {@code end}, which are indices of the sequence; refuses what would take too
     * much.
     */
    Listing prepare(BigInteger start, BigInteger end, Inquiry inquiry);
}
