package org.wythofflab.lab.sequence;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;

/** What a sequence tells of the n-th pair. */
enum PairTerm {
    FIRST {
        @Override
        BigInteger of(BigPosition pair) {
            return pair.x();
        }
    },
    SECOND {
        @Override
        BigInteger of(BigPosition pair) {
            return pair.y();
        }
    },
    DIFFERENCE {
        @Override
        BigInteger of(BigPosition pair) {
            return pair.y().subtract(pair.x());
        }
    };

    abstract BigInteger of(BigPosition pair);
}
