package org.wythofflab.theory.sweep;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;

/** The P-positions (x,y), x <= y, of {@link SweepStrategy}, numbered from 0 in order of x. */
record SweepSequence(SweepPairs pairs) implements PairSequence {

    @Override
    public BigPosition pair(BigInteger n) {
        Pair pair = pairs.withIndex(n);
        return new BigPosition(pair.a(), pair.b());
    }
}
