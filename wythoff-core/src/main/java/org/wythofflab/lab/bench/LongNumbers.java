package org.wythofflab.lab.bench;

import java.math.BigInteger;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.wythofflab.exact.Decimals;

/** Numbers of a given length, the same every time, and something done with them. */
final class LongNumbers {
    private LongNumbers() {}

    /** A number of about so many decimal digits. */
    static BigInteger ofDigits(long digits) {
        return ofDigits(digits, digits);
    }

    private static BigInteger ofDigits(long digits, long seed) {
        // log2(10) = 3.3219..., rounded down.
        int bits = (int) (digits * 33_219L / 10_000);
        return new BigInteger(bits, new Random(seed)).setBit(bits - 1);
    }

    static BenchTask.Run one(long digits, Function<BigInteger, Object> operation) {
        BigInteger number = ofDigits(digits);
        return budget -> words(operation.apply(number));
    }

    static BenchTask.Run two(long digits, BinaryOperator<BigInteger> operation) {
        BigInteger first = ofDigits(digits);
        BigInteger second = ofDigits(digits, -digits);
        return budget -> words(operation.apply(first, second));
    }

    static BenchTask.Run text(long digits, Function<String, Object> operation) {
        String text = Decimals.print(ofDigits(digits));
        return budget -> words(operation.apply(text));
    }

    private static String words(Object result) {
        return "hash " + Integer.toHexString(result.hashCode());
    }
}
