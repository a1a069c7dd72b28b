package org.wythofflab.exact;

import java.math.BigInteger;

/** Integer square roots. */
public final class SquareRoot {

    /** Below this many bits the library's Newton iteration is quick enough. */
    private static final int SHORT = 1 << 10;

    /** For the first 8 bits of a number of 16 bits, the root of the largest such number; that of the least is less than 1 below. */
    private static final int[] EIGHT_BITS = new int[1 << 8];

    static {
        for (int bits = 0, root = 0; bits < EIGHT_BITS.length; bits++) {
            int largest = bits << 8 | 0xFF;
            while ((root + 1) * (root + 1) <= largest) {
                root++;
            }
            EIGHT_BITS[bits] = root;
        }
    }

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
        if (n == 0) {
            return 0;
        }
        // With h = n * 2^zeros from 2^62 on, first a root of its first 16 bits that is less than 1 off.
        int zeros = Long.numberOfLeadingZeros(n) & ~1;
        long h = n << zeros;
        int first = EIGHT_BITS[(int) (h >>> 56)];
        // Newton's step from there gives a root of the first 32 bits, and once more one of all 64, each less than
        // 1 off: for the proof see M. Dickinson's notes on math.isqrt in CPython. Each step needs as many bits of h
        // as it makes sure of.
        long root = ((long) first << 7) + (int) (h >>> 41) / first;
        if (zeros < Integer.SIZE) {
            root = (root << 15) + (h >>> 17) / root;
            root >>>= zeros / 2;
        } else {
            root >>>= (zeros - Integer.SIZE) / 2;
        }
        // The square may overflow, but is no farther from n than the difference can tell.
        return n - root * root < 0 ? root - 1 : root;
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
