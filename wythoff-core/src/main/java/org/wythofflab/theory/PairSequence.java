package org.wythofflab.theory;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.BigPosition;

/** The paper's numbered P-positions (A_n, B_n), in its own order, n from {@link #first} on. */
public interface PairSequence {

    BigPosition pair(BigInteger n);

    /** A quicker way to all pairs from {@code from} to before {@code end}, if there is one. */
    default Optional<PairWalk> walk(long from, long end) {
        return Optional.empty();
    }

    /** The paper's names of the two sequences, such as "A" and "B" or "E" and "H". */
    default String firstName() {
        return "A";
    }

    default String secondName() {
        return "B";
    }

    /** The least index. */
    default BigInteger first() {
        return BigInteger.ZERO;
    }

    /** The greatest index, if the sequence ends. */
    default Optional<BigInteger> last() {
        return Optional.empty();
    }
}
