package org.wythofflab.exact;

import java.math.BigInteger;

/** Integer powers and roots of any degree. */
public final class PowerRoot {

    /** Roots of at most this many bits are found bit by bit. */
    private static final int SHORT = 8;

    private PowerRoot() {}

    /** {@code base^exponent} by repeated squaring, for {@code exponent >= 0}. */
    public static BigInteger power(BigInteger base, int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("negative exponent");
        }
        BigInteger power = BigInteger.ONE;
        for (int bit = Integer.SIZE - Integer.numberOfLeadingZeros(exponent) - 1; bit >= 0; bit--) {
            power = Product.square(power);
            if ((exponent >> bit & 1) == 1) {
                power = Product.of(power, base);
            }
        }
        return power;
    }

    /**
     * The largest {@code r} with {@code r^degree <= n}.
     *
     * <p>The root of the leading bits of {@code n} is half of the digits of the answer; one more than it, shifted back,
     * lies above the root and so near it that a step or two of Newton's iteration are enough. The cost is that of a few
     * products and divisions of the size of {@code n}.
     *
     * @throws ArithmeticException if {@code n} is negative or {@code degree} is not positive
     */
    public static BigInteger floor(BigInteger n, int degree) {
        if (n.signum() < 0 || degree < 1) {
            throw new ArithmeticException("no such root");
        }
        if (degree == 1 || n.bitLength() <= 1) {
            return n;
        }
        return degree == 2 ? SquareRoot.floor(n) : root(n, degree);
    }

    private static BigInteger root(BigInteger n, int degree) {
        // n < 2^bits, hence its root is below 2^ceil(bits / degree).
        int rootBits = (n.bitLength() - 1) / degree + 1;
        if (rootBits <= SHORT) {
            return bitByBit(n, degree, rootBits);
        }
        int shift = rootBits / 2;
        BigInteger leading = root(n.shiftRight(Math.multiplyExact(degree, shift)), degree);
        return fromAbove(n, degree, leading.add(BigInteger.ONE).shiftLeft(shift));
    }

    private static BigInteger bitByBit(BigInteger n, int degree, int rootBits) {
        BigInteger root = BigInteger.ZERO;
        for (int bit = rootBits - 1; bit >= 0; bit--) {
            BigInteger larger = root.setBit(bit);
            if (power(larger, degree).compareTo(n) <= 0) {
                root = larger;
            }
        }
        return root;
    }

    /** Newton from above: every iterate is at least the root, and the first that does not fall is the root. */
    private static BigInteger fromAbove(BigInteger n, int degree, BigInteger start) {
        BigInteger d = BigInteger.valueOf(degree);
        BigInteger root = start;
        while (true) {
            BigInteger quotient = Division.floor(n, power(root, degree - 1));
            BigInteger next =
                    Division.floor(Product.of(root, d.subtract(BigInteger.ONE)).add(quotient), d);
            if (next.compareTo(root) >= 0) {
                return root;
            }
            root = next;
        }
    }
}
