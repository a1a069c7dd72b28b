package org.wythofflab.bench;

import java.math.BigInteger;
import java.util.Random;

/** Random numbers of a given length. */
final class Numbers {

    private Numbers() {}

    /** A random number of that many decimal digits, or one less. */
    static BigInteger ofDigits(int digits, Random random) {
        // log2(10) = 3.3219..., rounded down.
        return ofBits((int) (digits * 33_219L / 10_000), random);
    }

    static BigInteger ofBits(int bits, Random random) {
        return new BigInteger(bits, random).setBit(bits - 1);
    }
}
