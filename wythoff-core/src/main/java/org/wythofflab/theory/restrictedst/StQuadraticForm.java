package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import org.wythofflab.exact.Product;

/**
 * Compares piles with multiples of {@code alpha = (2 - t + sqrt(t^2 + 4)) / 2} without taking a root.
 *
 * <p>{@code alpha} is the positive root of {@code z^2 + (t-2)z - t}, whose other root is negative. So
 * {@code q(x) = x^2 + (t-2)nx - tn^2}, for {@code x >= 0} and {@code n >= 1}, is negative if {@code x < n*alpha} and
 * positive if {@code x > n*alpha}; it is never 0, as {@code alpha} is irrational.
 */
record StQuadraticForm(BigInteger t) {

    /** So many leading bits tell all but one in 2^60 or so of other numbers from a floor. */
    private static final int LEADING = 64;

    /** Whether {@code x = floor(n*alpha)}; also for {@code x = n = 0}. */
    boolean isFloor(BigInteger x, BigInteger n) {
        return n.signum() == 0 ? x.signum() == 0 : isBetween(x, BigInteger.ONE, n);
    }

    /** Whether {@code x < n*alpha < x + width}, which is {@code q(x) < 0 < q(x + width)}; for {@code n >= 1}. */
    boolean isBetween(BigInteger x, BigInteger width, BigInteger n) {
        BigInteger end = x.add(width);
        int rest = Math.max(end.bitLength(), n.bitLength()) - LEADING;
        if (rest > 0 && isFar(x.shiftRight(rest), end.shiftRight(rest), n.shiftRight(rest))) {
            return false;
        }
        BigInteger here = at(x, n);
        // q(x + w) = q(x) + w*(2x + w + (t-2)n)
        BigInteger slope = x.add(end).add(Product.of(t.subtract(BigInteger.TWO), n));
        return here.signum() < 0 && here.add(Product.of(width, slope)).signum() > 0;
    }

    /**
     * Whether leading bits alone refute {@code x < n*alpha < y}. With {@code x = X*2^e + ...}, {@code y = Y*2^e + ...},
     * {@code n = N*2^e + ...}: if {@code Y + 1 < N*alpha}, then {@code y < (Y + 1)*2^e < N*2^e*alpha <= n*alpha}, and if
     * {@code X > (N + 1)*alpha}, then {@code x > n*alpha}.
     */
    private boolean isFar(BigInteger leadingX, BigInteger leadingY, BigInteger leadingN) {
        return at(leadingY.add(BigInteger.ONE), leadingN).signum() < 0
                || at(leadingX, leadingN.add(BigInteger.ONE)).signum() > 0;
    }

    /** {@code q(x) = x(x + (t-2)n) - tn^2}, two large products. */
    private BigInteger at(BigInteger x, BigInteger n) {
        BigInteger factor = x.add(Product.of(t.subtract(BigInteger.TWO), n));
        return Product.of(x, factor).subtract(Product.of(t, Product.square(n)));
    }
}
