package org.wythofflab.exact;

import java.math.BigInteger;

/** The irrational number {@code (a + b*sqrt(d)) / c}, with {@code b, c >= 1} and {@code d > 0} not a square. */
public record Quadratic(BigInteger a, BigInteger b, BigInteger d, BigInteger c) {

    /** {@code (1 + sqrt(5)) / 2}. */
    public static final Quadratic GOLDEN = of(1, 1, 5, 2);

    public Quadratic {
        if (b.signum() <= 0 || c.signum() <= 0) {
            throw new IllegalArgumentException("b and c must be positive");
        }
        if (d.signum() <= 0 || Product.square(SquareRoot.floor(d)).equals(d)) {
            throw new IllegalArgumentException("d must be positive and not a square");
        }
    }

    public static Quadratic of(long a, long b, long d, long c) {
        return new Quadratic(
                BigInteger.valueOf(a), BigInteger.valueOf(b), BigInteger.valueOf(d), BigInteger.valueOf(c));
    }

    /**
     * {@code floor(n * (a + b*sqrt(d)) / c)}, for any {@code n}, at the cost of one square root of a number twice as
     * long as {@code n}.
     *
     * <p>For integers {@code m} and {@code c >= 1}, {@code floor((m + y) / c) = floor((m + floor(y)) / c)}: an integer
     * {@code k} satisfies {@code k*c - m <= y} if and only if {@code k*c - m <= floor(y)}. Here {@code m = n*a} and
     * {@code y = n*b*sqrt(d)}, and {@code floor(|y|)} is the integer root of {@code n^2 * b^2 * d}. As {@code y} is
     * irrational unless {@code n = 0}, {@code floor(y) = -floor(|y|) - 1} for negative {@code n}.
     */
    public BigInteger floorOfMultiple(BigInteger n) {
        BigInteger root = SquareRoot.floor(Product.of(Product.square(Product.of(n, b)), d));
        // ~r = -r - 1
        return Division.floor(Product.of(n, a).add(n.signum() < 0 ? root.not() : root), c);
    }
}
