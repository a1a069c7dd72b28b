package org.wythofflab.exact;

import java.math.BigInteger;

/** Division of integers of any size, rounding down, at the cost of a few products. */
public final class Division {

    private Division() {}

    /**
     * The largest {@code q} with {@code q*b <= a}.
     *
     * @throws ArithmeticException if {@code b} is not positive
     */
    public static BigInteger floor(BigInteger a, BigInteger b) {
        return withRemainder(a, b)[0];
    }

    /**
     * The quotient {@code q} and the remainder {@code r} with {@code a = q*b + r} and {@code 0 <= r < b}.
     *
     * @throws ArithmeticException if {@code b} is not positive
     */
    public static BigInteger[] withRemainder(BigInteger a, BigInteger b) {
        if (b.signum() <= 0) {
            throw new ArithmeticException("the divisor is not positive");
        }
        if (a.signum() < 0) {
            // -a - 1 = q*b + r gives a = (-q - 1)*b + (b - 1 - r).
            BigInteger[] division = withRemainder(a.not(), b);
            return new BigInteger[] {
                division[0].not(), b.subtract(BigInteger.ONE).subtract(division[1])
            };
        }
        int bits = b.bitLength();
        int quotientBits = Math.max(0, a.bitLength() - bits) + 1;
        // In two pieces or more, the reciprocal needs but half the bits of the divisor.
        int pieces = (int) ((2L * quotientBits + bits - 1) / bits);
        return Divisor.ofOne(b, quotientBits / pieces + 1).divide(a);
    }
}
