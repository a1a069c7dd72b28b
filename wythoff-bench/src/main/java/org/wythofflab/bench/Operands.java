package org.wythofflab.bench;

import java.math.BigInteger;
import java.util.Random;
import org.wythofflab.exact.Decimals;

/**
 * What the tasks work on.
 *
 * @param a a long number
 * @param b another one of the same length
 * @param twice one of twice the length
 * @param text the decimal digits of {@code a}
 */
record Operands(BigInteger a, BigInteger b, BigInteger twice, String text) {

    static final Operands NONE = new Operands(BigInteger.ONE, BigInteger.ONE, BigInteger.ONE, "1");

    static Operands ofDigits(int digits, Random random) {
        BigInteger a = Numbers.ofDigits(digits, random);
        return new Operands(
                a, Numbers.ofDigits(digits, random), Numbers.ofDigits(2 * digits, random), Decimals.print(a));
    }
}
