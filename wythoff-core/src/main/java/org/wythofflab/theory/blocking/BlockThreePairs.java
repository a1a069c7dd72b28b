package org.wythofflab.theory.blocking;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;

/** {@code R_3} in the order of Proposition 1.2: (0,0), then (a, 2a+1) and (a, 2a+2) for a = 0, 1, 2, ... */
final class BlockThreePairs implements PairSequence {

    @Override
    public BigPosition pair(BigInteger n) {
        if (n.signum() == 0) {
            return new BigPosition(n, n);
        }
        BigInteger a = BlockingRow.index(n);
        return new BigPosition(a, n.testBit(0) ? BlockingRow.odd(a) : BlockingRow.even(a));
    }

    @Override
    public String firstName() {
        return "a";
    }

    @Override
    public String secondName() {
        return "b";
    }
}
