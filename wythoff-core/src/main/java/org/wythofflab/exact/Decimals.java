package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;

/** Decimal digits of any length. */
public final class Decimals {

    /** Below this many digits the quadratic {@code BigInteger} constructor is the faster way. */
    private static final int SHORT = 1_000;

    private Decimals() {}

    /**
     * The number written by ASCII decimal digits.
     *
     * <p>The constructor of {@link BigInteger} takes quadratic time: minutes for ten million digits. Here the text is
     * halved, {@code high * 10^n + low}, so that the work is that of a few large products.
     *
     * @throws NumberFormatException if the text is empty or holds anything but digits
     */
    public static BigInteger parse(String digits) {
        if (digits.isEmpty()) {
            throw new NumberFormatException("no digits");
        }
        for (int i = 0; i < digits.length(); i++) {
            if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
                throw new NumberFormatException("character " + (i + 1) + " is not a decimal digit");
            }
        }
        return parse(digits, 0, digits.length(), new HashMap<>());
    }

    private static BigInteger parse(String digits, int start, int end, Map<Integer, BigInteger> powers) {
        int length = end - start;
        if (length <= SHORT) {
            return new BigInteger(digits.substring(start, end));
        }
        // The low part has SHORT * 2^i digits, so that all halves share a handful of powers of ten.
        int low = SHORT * Integer.highestOneBit((length - 1) / SHORT);
        BigInteger high = parse(digits, start, end - low, powers);
        return high.multiply(powerOfTen(low, powers)).add(parse(digits, end - low, end, powers));
    }

    private static BigInteger powerOfTen(int exponent, Map<Integer, BigInteger> powers) {
        BigInteger known = powers.get(exponent);
        if (known != null) {
            return known;
        }
        // 10^n = 5^n * 2^n: the shift is free, and the power of five is a third shorter.
        BigInteger power = BigInteger.valueOf(5).pow(exponent).shiftLeft(exponent);
        powers.put(exponent, power);
        return power;
    }
}
