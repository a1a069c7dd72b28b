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

        @Override
        long of(long x, long y) {
            return x;
        }
    },
    SECOND {
        @Override
        BigInteger of(BigPosition pair) {
            return pair.y();
        }

        @Override
        long of(long x, long y) {
            return y;
        }
    },
    DIFFERENCE {
        @Override
        BigInteger of(BigPosition pair) {
            return pair.y().subtract(pair.x());
        }

        @Override
        long of(long x, long y) {
            return y - x;
        }
    };

    abstract BigInteger of(BigPosition pair);

    abstract long of(long x, long y);
}
