package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.PowerRoot;
import org.wythofflab.exact.Product;

/**
 * A polynomial without negative coefficients, except perhaps the constant one, that is at least 1 at 1; at 0 it counts
 * as 0. An inverse costs a root and a few products as long as its argument.
 */
final class PowerSum implements IncreasingFunction {

    /** The terms of positive degree, highest first. */
    private final SortedMap<Integer, BigInteger> terms;

    /** The same of the derivative, down to degree 0. */
    private final SortedMap<Integer, BigInteger> derivative = descending(Map.of());

    private final BigInteger constant;

    /** All coefficients, highest first, if they are few and small: then most values are found without long numbers. */
    private final long[] dense;

    PowerSum(Map<Integer, BigInteger> coefficients) {
        this.terms = descending(coefficients);
        this.terms.remove(0);
        this.terms.forEach(
                (degree, coefficient) -> derivative.put(degree - 1, coefficient.multiply(BigInteger.valueOf(degree))));
        this.constant = coefficients.getOrDefault(0, BigInteger.ZERO);
        boolean negative = terms.values().stream().anyMatch(coefficient -> coefficient.signum() <= 0);
        if (terms.isEmpty() || negative || at(BigInteger.ONE).signum() <= 0) {
            throw new IllegalArgumentException("not an increasing sum of powers");
        }
        dense = dense();
    }

    private long[] dense() {
        int degree = terms.firstKey();
        boolean small = degree < Long.SIZE
                && constant.bitLength() < Integer.SIZE
                && terms.values().stream().allMatch(coefficient -> coefficient.bitLength() < Integer.SIZE);
        long[] all = new long[small ? degree + 1 : 0];
        if (small) {
            terms.forEach((power, coefficient) -> all[degree - power] = coefficient.longValueExact());
            all[degree] = constant.longValueExact();
        }
        return all;
    }

    private static SortedMap<Integer, BigInteger> descending(Map<Integer, BigInteger> coefficients) {
        SortedMap<Integer, BigInteger> sorted = new TreeMap<>((a, b) -> Integer.compare(b, a));
        sorted.putAll(coefficients);
        return sorted;
    }

    @Override
    public BigInteger at(BigInteger x) {
        return x.signum() == 0 ? BigInteger.ZERO : value(terms, x).add(constant);
    }

    /** Horner's scheme, while nothing exceeds 2^62: then no sum with a coefficient, below 2^31, overflows. */
    @Override
    public long at(long x) {
        long value = 0;
        boolean fits = dense.length > 0 && x > 0;
        for (int i = 0; i < dense.length && fits; i++) {
            fits = Math.multiplyHigh(value, x) == 0 && (value * x) >>> 62 == 0;
            value = value * x + dense[i];
        }
        return fits ? value : IncreasingFunction.super.at(x);
    }

    /** Horner's scheme, with powers over the gaps. */
    private static BigInteger value(SortedMap<Integer, BigInteger> terms, BigInteger x) {
        BigInteger value = BigInteger.ZERO;
        int reached = terms.firstKey();
        for (Map.Entry<Integer, BigInteger> term : terms.entrySet()) {
            value = Product.of(value, PowerRoot.power(x, reached - term.getKey()))
                    .add(term.getValue());
            reached = term.getKey();
        }
        return Product.of(value, PowerRoot.power(x, reached));
    }

    /**
     * Newton's iteration from above. The sum is convex, so no iterate falls below the root; where the integer part of a
     * step is 0, the root still lies below, and 1 is taken off.
     */
    @Override
    public BigInteger floorOfInverse(BigInteger y) {
        if (y.compareTo(at(BigInteger.ONE)) < 0) {
            return BigInteger.ZERO;
        }
        BigInteger sum = y.subtract(constant);
        BigInteger x = upperBound(sum);
        while (true) {
            BigInteger excess = value(terms, x).subtract(sum);
            if (excess.signum() <= 0) {
                return x;
            }
            x = x.subtract(Division.floor(excess, value(derivative, x)).max(BigInteger.ONE));
        }
    }

    /**
     * The largest {@code x} at which no single term exceeds the sum. There the terms together exceed it at most by the
     * factor of their number, so the start is near and nothing longer than the sum is ever computed.
     */
    private BigInteger upperBound(BigInteger sum) {
        BigInteger bound = sum;
        for (Map.Entry<Integer, BigInteger> term : terms.entrySet()) {
            int degree = term.getKey();
            BigInteger coefficient = term.getValue();
            if ((long) coefficient.bitLength() + (long) degree * bound.bitLength() >= sum.bitLength()) {
                bound = bound.min(PowerRoot.floor(Division.floor(sum, coefficient), degree));
            }
        }
        return bound;
    }

    @Override
    public String cost() {
        return "quasi-linear time";
    }
}
