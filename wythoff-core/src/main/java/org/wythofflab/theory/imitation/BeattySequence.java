package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.wythofflab.exact.Product;
import org.wythofflab.exact.Quadratic;

/**
 * The sequences for p = 1: a_n = floor(n*alpha) and b_n = floor(n*beta), beta = alpha + m, alpha = (2 - m + sqrt(m^2 +
 * 4))/2, equation (2). Quasi-linear time: a square root and a few products.
 */
final class BeattySequence implements MpSequence {

    private final BigInteger m;
    private final BigInteger radicand;
    private final Quadratic alpha;
    private final Quadratic inverse;

    BeattySequence(BigInteger m) {
        this.m = m;
        this.radicand = m.multiply(m).add(BigInteger.valueOf(4));
        this.alpha = new Quadratic(BigInteger.TWO.subtract(m), BigInteger.ONE, radicand, BigInteger.TWO);
        // 1/alpha = 2/(2 - m + r) = 2(r + m - 2)/(r^2 - (m-2)^2) = (r + m - 2)/(2m), r the root.
        this.inverse = new Quadratic(m.subtract(BigInteger.TWO), BigInteger.ONE, radicand, m.shiftLeft(1));
    }

    @Override
    public Place place(BigInteger x) {
        if (x.signum() == 0) {
            return new Place(true, x);
        }
        BigInteger below = inverse.floorOfMultiple(x);
        BigInteger n = below.add(BigInteger.ONE);
        // The first n with n*alpha > x is the only one that can have floor(n*alpha) = x; the a_i less than x are a_0 to
        // a_below, the other x - below - 1 numbers less than x are b_1, b_2, ...
        return reaches(n, x.add(BigInteger.ONE)) ? new Place(false, x.subtract(below)) : new Place(true, n);
    }

    /** Whether n*alpha > x, that is n*root > 2x + (m-2)n, for x >= n. */
    private boolean reaches(BigInteger n, BigInteger x) {
        BigInteger right = x.shiftLeft(1).add(Product.of(m.subtract(BigInteger.TWO), n));
        return Product.of(Product.square(n), radicand).compareTo(Product.square(right)) > 0;
    }

    @Override
    public List<BigInteger> firsts(BigInteger first, int count) {
        List<BigInteger> members = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            members.add(alpha.floorOfMultiple(first.add(BigInteger.valueOf(i))));
        }
        return members;
    }

    @Override
    public String cost() {
        return "quasi-linear time";
    }
}
