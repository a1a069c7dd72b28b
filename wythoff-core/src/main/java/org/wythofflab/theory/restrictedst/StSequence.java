package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;

/**
 * The pairs of an (s,t)-Wythoff game, or of the even-even game above it.
 *
 * @param factor 1, or 2 where the paper's sequences are those of halved piles, doubled
 */
record StSequence(StPairs pairs, BigInteger factor, String firstName, String secondName) implements PairSequence {

    @Override
    public BigPosition pair(BigInteger n) {
        if (n.signum() < 0) {
            throw new IllegalArgumentException("the pairs are numbered from 0 on");
        }
        BigInteger lower = pairs.lower(n);
        return new BigPosition(
                lower.multiply(factor), pairs.form().upper(lower, n).multiply(factor));
    }
}
