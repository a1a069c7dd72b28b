package org.wythofflab.exact;

import java.math.BigInteger;

/** Integer square roots. */
public final class SquareRoot {

    /** Below this many bits the library's Newton iteration is quick enough. */
    private static final int SHORT = 1 << 10;

    private SquareRoot() {}

    /**
     * The largest {@code r} with {@code r*r <= n}.
     *
     * @throws ArithmeticException if {@code n} is negative
     */
    public static BigInteger floor(BigInteger n) {
        if (n.signum() < 0) {
            throw new ArithmeticException("square root of a negative number");
        }
        return withRemainder(n)[0];
    }

    /** The largest {@code r} with {@code r*r <= n}, for {@code n >= 0}. */
    public static long floor(long n) {
        if (n < 0) {
            throw new ArithmeticException("square root of a negative number");
        }
        if (n < 2) {
            return n;
        }
        // Newton from above: every iterate is at least the root, and the first that does not fall is the root.
        long root = 1L << ((65 - Long.numberOfLeadingZeros(n)) / 2);
        while (true) {
            long next = (root + n / root) >>> 1;
            if (next >= root) {
                return root;
            }
            root = next;
        }
    }

    /**
     * Root and remainder by Zimmermann's Karatsuba square root. With {@code n = (h*b + a1)*b + a0} and
     * {@code h = s*s + r}, the guess {@code s*b + q}, {@code q = (r*b + a1) / 2s}, is never too small, and too large
     * by at most {@code q*q / 2sb}, about {@code b / 2s}: at most 2, since {@code h} has at least twice the bits of
     * {@code b} less three.
     */
    private static BigInteger[] withRemainder(BigInteger n) {
        if (n.bitLength() <= SHORT) {
            return n.sqrtAndRemainder();
        }
        int quarter = (n.bitLength() + 3) / 4;
        BigInteger mask = BigInteger.ONE.shiftLeft(quarter).subtract(BigInteger.ONE);
        BigInteger[] high = withRemainder(n.shiftRight(2 * quarter));
        BigInteger a1 = n.shiftRight(quarter).and(mask);
        BigInteger a0 = n.and(mask);
        BigInteger[] division =
                Division.withRemainder(high[1].shiftLeft(quarter).add(a1), high[0].shiftLeft(1));
        BigInteger root = high[0].shiftLeft(quarter).add(division[0]);
        BigInteger rest = division[1].shiftLeft(quarter).add(a0).subtract(Product.square(division[0]));
        while (rest.signum() < 0) {
            rest = rest.add(root.shiftLeft(1)).subtract(BigInteger.ONE);
            root = root.subtract(BigInteger.ONE);
        }
        return new BigInteger[] {root, rest};
    }
}
