package org.wythofflab.theory;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;

/** A closed form of Grundy values. */
@FunctionalInterface
public interface GrundyFormula {
    BigInteger at(BigPosition position);

    /**
     * A move to a position of a given value below that of the position, in piles of any size; empty if the formula does
     * not tell.
     */
    default Optional<BigMove> move(BigPosition from, BigInteger value) {
        return Optional.empty();
    }
}
