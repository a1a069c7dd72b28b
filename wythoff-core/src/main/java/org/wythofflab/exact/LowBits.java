package org.wythofflab.exact;

import java.math.BigInteger;

/** Binary numbers cut and put together. */
final class LowBits {

    private LowBits() {}

    /** The last {@code count} bits of {@code x >= 0}. */
    static BigInteger low(BigInteger x, int count) {
        return x.subtract(x.shiftRight(count).shiftLeft(count));
    }

    /** {@code high * 2^count} plus the last {@code count} bits of {@code x >= 0}. */
    static BigInteger joined(BigInteger high, BigInteger x, int count) {
        return high.shiftLeft(count).add(low(x, count));
    }
}
