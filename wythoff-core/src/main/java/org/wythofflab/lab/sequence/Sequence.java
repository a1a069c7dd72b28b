package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.lab.Inquiry;

/** A sequence of integers that belongs to a game, or several with a common index. */
public interface Sequence {

    /** Receives one term of each sequence, one index after the other. */
    @FunctionalInterface
    interface Terms {
        void at(BigInteger n, List<BigInteger> values) throws IOException;
    }

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
