package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import java.util.function.UnaryOperator;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;

/**
 * The pairs {@code (n, term(n))} of Theorems 19 and 20, or with the piles exchanged those of Corollaries 23 and 24; beside
 * each of them stands the P-position whose even pile is one more.
 */
record ParitySequence(UnaryOperator<BigInteger> term, boolean exchanged, String index, String name)
        implements PairSequence {

    @Override
    public BigPosition pair(BigInteger n) {
        if (n.signum() < 0) {
            throw new IllegalArgumentException("the pairs are numbered from 0 on");
        }
        return exchanged ? new BigPosition(term.apply(n), n) : new BigPosition(n, term.apply(n));
    }

    @Override
    public String firstName() {
        return exchanged ? name : index;
    }

    @Override
    public String secondName() {
        return exchanged ? index : name;
    }
}
