package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Product;

/**
 * {@code g(x) = max(f(x), f(1)*x)} for a convex increasing {@code f}: superadditive although {@code f} is not (Fraenkel
 * and Tanny, equation 7 and Lemma 23).
 */
record Envelope(IncreasingFunction f) implements IncreasingFunction {

    BigInteger slope() {
        return f.at(BigInteger.ONE);
    }

    @Override
    public BigInteger at(BigInteger x) {
        return f.at(x).max(Product.of(slope(), x));
    }

    @Override
    public long at(long x) {
        long slope = f.at(1L);
        // Then the product is below 2^62.
        boolean small = Math.max(slope, x) < 1L << 31;
        return small ? Math.max(f.at(x), slope * x) : IncreasingFunction.super.at(x);
    }

    @Override
    public BigInteger floorOfInverse(BigInteger y) {
        return f.floorOfInverse(y).min(Division.floor(y, slope()));
    }

    /**
     * The largest {@code x} with {@code f(x) <= f(1)*x}. By convexity the difference is negative or 0 from 1 to there
     * and positive beyond, and beyond {@code f(1)} it is positive if {@code f} has degree at least 2 (Lemma 25).
     */
    BigInteger lastOnTheLine() {
        BigInteger low = BigInteger.ONE;
        BigInteger high = slope();
        while (low.compareTo(high) < 0) {
            BigInteger middle = low.add(high).add(BigInteger.ONE).shiftRight(1);
            if (f.compare(Product.of(slope(), middle), middle) >= 0) {
                low = middle;
            } else {
                high = middle.subtract(BigInteger.ONE);
            }
        }
        return low;
    }

    @Override
    public String cost() {
        return f.cost();
    }
}
