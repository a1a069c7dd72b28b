package org.wythofflab.exact;

import java.math.BigInteger;

/**
 * Products of magnitudes of some size: the limbs are the coefficients of polynomials, which are multiplied modulo two
 * primes; the Chinese remainder theorem gives the coefficients of the product, and the carries its limbs.
 */
final class Convolution {

    /**
     * A coefficient of a sum of two products is a sum of fewer than {@code 2 * 2_000_000} numbers below {@code 2^96} if
     * the shorter factors have fewer limbs of 6 bytes than this: less than the product of the primes. Limbs of 5 bytes
     * serve all the numbers there are.
     */
    private static final int MANY = 2_000_000;

    private final int width;
    private final Transform first;
    private final Transform second;
    private final Recombination recombination;

    private Convolution(int size, int width) {
        this.width = width;
        this.first = new Transform(PrimeField.FIRST, size);
        this.second = new Transform(PrimeField.SECOND, size);
        this.recombination = new Recombination(first.length);
    }

    /** For products of two numbers, and sums of two such products, of at most these many bits. */
    static Convolution ofBits(int left, int right) {
        return ofBits(left, right, Math.min(left, right) / 48 < MANY - 1 ? 6 : 5);
    }

    /** The same with limbs of that many bytes. */
    static Convolution ofBits(int left, int right, int width) {
        int size = left / (8 * width) + right / (8 * width) + 2;
        return new Convolution((size + Transform.UNIT - 1) / Transform.UNIT * Transform.UNIT, width);
    }

    Spectrum spectrum(BigInteger n) {
        Patience.check();
        Limbs limbs = Limbs.of(n);
        return new Spectrum(transformed(limbs, first), transformed(limbs, second), limbs.residue());
    }

    private long[] transformed(Limbs limbs, Transform transform) {
        long[] x = new long[transform.length];
        transform.forward(x, limbs.read(x, width));
        return x;
    }

    /** {@code |a| * |b|}; the spectrum of {@code a} is used up. */
    BigInteger product(Spectrum a, Spectrum b) {
        Patience.check();
        first.multiply(a.first, b.first);
        second.multiply(a.second, b.second);
        return value(a.first, a.second, Mersenne.product(a.residue, b.residue));
    }

    /** {@code |a| * |b| + |c| * |d|}, at the cost of one transform back. */
    BigInteger sumOfProducts(Spectrum a, Spectrum b, Spectrum c, Spectrum d) {
        return value(
                first.sumOfProducts(a.first, b.first, c.first, d.first),
                second.sumOfProducts(a.second, b.second, c.second, d.second),
                Mersenne.sum(Mersenne.product(a.residue, b.residue), Mersenne.product(c.residue, d.residue)));
    }

    private BigInteger value(long[] x, long[] y, long residue) {
        first.inverse(x);
        second.inverse(y);
        Limbs limbs = recombination.carried(x, y, first.size, width);
        if (limbs.residue() != residue) {
            throw new AssertionError("a product is wrong modulo 2^61 - 1");
        }
        return limbs.value();
    }
}
