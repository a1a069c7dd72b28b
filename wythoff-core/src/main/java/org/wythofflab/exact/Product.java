package org.wythofflab.exact;

import java.math.BigInteger;

/**
 * Products of integers of any size: by {@link BigInteger} while they are short, and in quasi-linear time by integer
 * transforms ({@link Convolution}) when they are long. Long products are checked modulo {@code 2^61 - 1}.
 */
public final class Product {

    // Measured. A factor below SHORT bits is multiplied in by the schoolbook at no greater cost.
    private static final int SHORT = 3_000;
    private static final int LONG = 28_000;
    private static final int LONG_SQUARE = 24_000;

    private Product() {}

    /** {@code a * b}. */
    public static BigInteger of(BigInteger a, BigInteger b) {
        BigInteger left = a.abs();
        BigInteger right = b.abs();
        if (!isLong(left.bitLength(), right.bitLength())) {
            return a.multiply(b);
        }
        Convolution convolution = Convolution.ofBits(left.bitLength(), right.bitLength());
        BigInteger magnitude = convolution.product(convolution.spectrum(left), convolution.spectrum(right));
        return a.signum() == b.signum() ? magnitude : magnitude.negate();
    }

    /** {@code a * a}: cheaper than a product by a third. */
    public static BigInteger square(BigInteger a) {
        BigInteger side = a.abs();
        if (side.bitLength() < LONG_SQUARE || isTooLong(side.bitLength(), side.bitLength())) {
            return side.multiply(side);
        }
        Convolution convolution = Convolution.ofBits(side.bitLength(), side.bitLength());
        Spectrum spectrum = convolution.spectrum(side);
        return convolution.product(spectrum, spectrum);
    }

    /** {@code a^n} for {@code n >= 0}: squares and products as here, and powers of two for nothing. */
    public static BigInteger power(BigInteger a, int n) {
        if ((long) a.bitLength() * n < LONG) {
            return a.pow(n);
        }
        int twos = a.getLowestSetBit();
        BigInteger odd = a.shiftRight(twos);
        BigInteger power = BigInteger.ONE;
        for (int bit = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(n); bit >= 0; bit--) {
            BigInteger square = square(power);
            power = (n >> bit & 1) == 1 ? of(square, odd) : square;
        }
        return power.shiftLeft(Math.multiplyExact(twos, n));
    }

    /** Whether the transforms are the quicker way for factors of so many bits. */
    static boolean isLong(int left, int right) {
        return Math.min(left, right) >= SHORT && (long) left + right >= LONG && !isTooLong(left, right);
    }

    /** Whether the product may be longer than a {@link BigInteger}, which has its own words for that. */
    private static boolean isTooLong(int left, int right) {
        return (long) left + right > Integer.MAX_VALUE - Long.SIZE;
    }
}
