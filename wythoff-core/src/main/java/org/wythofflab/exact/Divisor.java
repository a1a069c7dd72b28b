package org.wythofflab.exact;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A number {@code d >= 1} by which others will be divided. Long quotients are products with a reciprocal computed once
 * by Newton's iteration, corrected by the remainder, which is exact: errors of the reciprocal cost time only.
 */
final class Divisor {

    // Measured: quotients and divisors below so many bits are left to BigInteger.
    private static final int SHORT = 25_000;
    private static final int SHORT_IF_MANY = 5_000;

    /** Up to this many bits of the quotient {@link BigInteger} divides like the schoolbook, else as if it were long. */
    private static final int SCHOOLBOOK = 1_280;

    private final BigInteger d;
    private final int bits;
    private final int quotientBits;
    private final int shortest;
    private final @Nullable Reciprocal reciprocal;

    private record Reciprocal(Factor inverse, Factor divisor) {}

    private Divisor(BigInteger d, int quotientBits, int shortest) {
        this.d = d;
        this.bits = d.bitLength();
        this.quotientBits = quotientBits;
        this.shortest = shortest;
        this.reciprocal = Math.min(bits, quotientBits) < shortest
                ? null
                : new Reciprocal(
                        new Factor(reciprocal(d, quotientBits), quotientBits + 1), new Factor(d, quotientBits + 1));
    }

    /** For one quotient, which is computed in pieces of that many bits. */
    static Divisor ofOne(BigInteger d, int quotientBits) {
        return new Divisor(d, quotientBits, SHORT);
    }

    /** For many quotients, most of which have no more bits than that. */
    static Divisor ofMany(BigInteger d, int quotientBits) {
        return new Divisor(d, quotientBits, SHORT_IF_MANY);
    }

    /** Quotient and remainder of {@code x >= 0}. */
    BigInteger[] divide(BigInteger x) {
        int length = Math.max(0, x.bitLength() - bits) + 1;
        if (reciprocal != null && length >= shortest) {
            return divide(x, (length + quotientBits - 1) / quotientBits, reciprocal);
        }
        if (length > SCHOOLBOOK && length < bits / 2) {
            // So many leading bits determine a short quotient to within a few units.
            int cut = bits - length - Integer.SIZE;
            BigInteger quotient = x.shiftRight(cut).divide(d.shiftRight(cut));
            return corrected(quotient, x.subtract(Product.of(d, quotient)));
        }
        return x.divideAndRemainder(d);
    }

    /** The quotient of {@code x >= 0}, give or take a few units, at half the cost. */
    BigInteger quotientNearby(BigInteger x) {
        int length = Math.max(0, x.bitLength() - bits) + 1;
        return reciprocal == null || length < shortest || length > quotientBits
                ? divide(x)[0]
                : estimate(x, reciprocal);
    }

    private BigInteger estimate(BigInteger x, Reciprocal by) {
        return by.inverse.times(x.shiftRight(bits - 1)).shiftRight(quotientBits + 1);
    }

    /** For {@code x < d * 2^(pieces * quotientBits)}. */
    private BigInteger[] divide(BigInteger x, int pieces, Reciprocal by) {
        if (pieces > 1) {
            int lowPieces = pieces / 2;
            int low = lowPieces * quotientBits;
            BigInteger[] high = divide(x.shiftRight(low), pieces - lowPieces, by);
            BigInteger[] rest = divide(LowBits.joined(high[1], x, low), lowPieces, by);
            return new BigInteger[] {high[0].shiftLeft(low).add(rest[0]), rest[1]};
        }
        BigInteger quotient = estimate(x, by);
        return corrected(quotient, x.subtract(by.divisor.times(quotient)));
    }

    private BigInteger[] corrected(BigInteger estimate, BigInteger difference) {
        BigInteger quotient = estimate;
        BigInteger rest = difference;
        while (rest.signum() < 0) {
            quotient = quotient.subtract(BigInteger.ONE);
            rest = rest.add(d);
        }
        while (rest.compareTo(d) >= 0) {
            quotient = quotient.add(BigInteger.ONE);
            rest = rest.subtract(d);
        }
        return new BigInteger[] {quotient, rest};
    }

    /**
     * {@code 2^(n+m) / d}, where {@code d} has {@code n} bits, to within a few units. If {@code v} is within {@code e}
     * of {@code 2^n / d}, Newton's {@code v + v*(1 - d*v/2^n)} is within {@code e^2}: from {@code m/2 + 2} bits to
     * more than {@code m}. The bits of {@code d} after the first {@code m + 3} change the result by less than one. In
     * all, an error of 2 units or less leads to one of less than 1/4, and cutting adds less than 7/4.
     */
    private static BigInteger reciprocal(BigInteger d, int m) {
        int cut = Math.max(0, d.bitLength() - m - 3);
        BigInteger divisor = d.shiftRight(cut);
        int n = divisor.bitLength();
        if (m < SHORT) {
            return BigInteger.ONE.shiftLeft(n + m).divide(divisor);
        }
        int half = m / 2 + 2;
        BigInteger start = reciprocal(divisor, half);
        BigInteger error = BigInteger.ONE.shiftLeft(n + half).subtract(Product.of(divisor, start));
        // The error has little more than n bits, and half of them are enough.
        int spare = Math.max(0, n - half - 3);
        BigInteger step = Product.of(start, error.shiftRight(spare)).shiftRight(n + 2 * half - m - spare);
        return start.shiftLeft(m - half).add(step);
    }
}
