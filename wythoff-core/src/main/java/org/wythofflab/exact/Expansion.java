package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;

/** A number in a {@link Numeration}, with all that one computation of its digits gives. */
public final class Expansion {

    private final BigInteger p;
    private final BigInteger q;
    private final BigInteger value;
    private final BigInteger shifted;
    private final List<BigInteger> digits;

    Expansion(BigInteger p, BigInteger q, BigInteger value, BigInteger shifted, List<BigInteger> digits) {
        this.p = p;
        this.q = q;
        this.value = value;
        this.shifted = shifted;
        this.digits = Collections.unmodifiableList(digits);
    }

    public BigInteger value() {
        return value;
    }

    /** Most significant first and not 0; none at all for zero. */
    public List<BigInteger> digits() {
        return digits;
    }

    /** With how many zeros the digits end: with none if there are no digits. */
    public int trailingZeros() {
        int zeros = 0;
        while (zeros < digits.size() && digits.get(digits.size() - 1 - zeros).signum() == 0) {
            zeros++;
        }
        return zeros;
    }

    /** The number whose digits are these with a zero appended. */
    public BigInteger shifted() {
        return shifted;
    }

    /**
     * The number whose digits are these without the last, which must be a zero. Since {@code u_(i-1) = (u_(i+1) -
     * p*u_i) / q}, it is that combination of the numbers shifted up and not shifted.
     *
     * @throws IllegalArgumentException if the last digit is not 0
     */
    public BigInteger unshifted() {
        if (!digits.isEmpty() && digits.get(digits.size() - 1).signum() != 0) {
            throw new IllegalArgumentException("the last digit is not 0");
        }
        return Division.floor(shifted.subtract(Product.of(p, value)), q);
    }
}
