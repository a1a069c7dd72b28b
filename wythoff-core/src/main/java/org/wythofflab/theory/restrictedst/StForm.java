package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Numeration;
import org.wythofflab.exact.Product;
import org.wythofflab.exact.Quadratic;

/**
 * How the larger pile of a pair follows from the smaller: {@code B_n = s*A_n + t*n + c}, with {@code c = 0} in normal
 * and {@code c = 1} in misere play.
 */
record StForm(BigInteger s, BigInteger t, BigInteger c) {

    static StForm normal(BigInteger s, BigInteger t) {
        return new StForm(s, t, BigInteger.ZERO);
    }

    BigInteger upper(BigInteger lower, BigInteger n) {
        return Product.of(s, lower).add(Product.of(t, n)).add(c);
    }

    /** The largest {@code m >= 0} with {@code s*x + t*m + c <= y}, or 0 if there is none. */
    BigInteger index(BigInteger x, BigInteger y) {
        return Division.floor(y.subtract(Product.of(s, x)).subtract(c), t).max(BigInteger.ZERO);
    }

    /** {@code p = s + t - 1}, the largest digit. */
    BigInteger p() {
        return s.add(t).subtract(BigInteger.ONE);
    }

    /** Fraenkel's system {@code u_n = (s+t-1)*u_(n-1) + s*u_(n-2)}. */
    Numeration numeration() {
        return Numeration.of(p(), s);
    }

    /**
     * {@code alpha = 1 + 1/beta}, the limit of {@code A_n / n}, where {@code beta} is the positive root of {@code z^2 =
     * p*z + s}. As {@code 1/beta = (sqrt(p^2 + 4s) - p) / 2s}, it is {@code (2s - p + sqrt(p^2 + 4s)) / 2s}. Here
     * {@code p^2 + 4s} is no square: {@code (p + 2j)^2 = p^2 + 4s} would need {@code s = j*(p + j) >= p + 1 > s}.
     */
    Quadratic alpha() {
        BigInteger twice = s.shiftLeft(1);
        return new Quadratic(twice.subtract(p()), BigInteger.ONE, discriminant(), twice);
    }

    /** {@code 1/alpha} for {@code s = 1}: {@code (t - 2 + sqrt(t^2 + 4)) / 2t}. */
    Quadratic inverseForOne() {
        return new Quadratic(t.subtract(BigInteger.TWO), BigInteger.ONE, discriminant(), t.shiftLeft(1));
    }

    private BigInteger discriminant() {
        return Product.square(p()).add(s.shiftLeft(2));
    }
}
