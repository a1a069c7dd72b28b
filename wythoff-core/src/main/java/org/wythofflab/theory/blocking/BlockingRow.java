package org.wythofflab.theory.blocking;

import java.math.BigInteger;

/** Odd and even numbers as the blocking paper splits them. */
final class BlockingRow {

    private BlockingRow() {}

    /** {@code 2n + 1}. */
    static BigInteger odd(BigInteger n) {
        return n.shiftLeft(1).add(BigInteger.ONE);
    }

    /** {@code 2n + 2}. */
    static BigInteger even(BigInteger n) {
        return n.shiftLeft(1).add(BigInteger.TWO);
    }

    /** The {@code n} with {@code z = 2n + 1} or {@code z = 2n + 2}, for {@code z >= 1}. */
    static BigInteger index(BigInteger z) {
        return z.subtract(BigInteger.ONE).shiftRight(1);
    }
}
