package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import org.wythofflab.rules.BigMove;

/** Parities of piles, and moves to given piles, for the games in which parities decide. */
final class ParityMoves {

    private ParityMoves() {}

    static boolean isOdd(BigInteger pile) {
        return pile.testBit(0);
    }

    /** The paper's delta: 0 for an even number, 1 for an odd one. */
    static BigInteger delta(BigInteger number) {
        return isOdd(number) ? BigInteger.ONE : BigInteger.ZERO;
    }

    /** The larger pile lowered to {@code target} or {@code target + 1}, whichever has its parity; {@code target} is even. */
    static BigMove secondTo(BigInteger y, BigInteger target) {
        return new BigMove(BigInteger.ZERO, y.subtract(target).subtract(delta(y)));
    }

    static BigMove take(long first, long second) {
        return new BigMove(BigInteger.valueOf(first), BigInteger.valueOf(second));
    }
}
