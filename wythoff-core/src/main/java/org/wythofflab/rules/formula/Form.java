package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.Optional;

/**
 * {@code (a*k + b*l + c) / d} with d > 0: a linear form that is an integer wherever it is the value of an expression.
 * The numbers are kept below {@link #LARGEST}, so that products of two of them are exact.
 */
record Form(long a, long b, long c, long d) {
    private static final long LARGEST = 1L << 30;

    static Optional<Form> of(BigInteger constant) {
        return constant.bitLength() <= 30 ? checked(0, 0, constant.longValueExact(), 1) : Optional.empty();
    }

    private static Optional<Form> checked(long a, long b, long c, long d) {
        long largest = Math.max(Math.max(Math.abs(a), Math.abs(b)), Math.max(Math.abs(c), d));
        return largest <= LARGEST ? Optional.of(new Form(a, b, c, d)) : Optional.empty();
    }

    Optional<Form> plus(Form other) {
        return checked(
                a * other.d + other.a * d,
                // Each product is at most 2^60.
                b * other.d + other.b * d,
                c * other.d + other.c * d,
                d * other.d);
    }

    Form negated() {
        return new Form(-a, -b, -c, d);
    }

    Optional<Form> minus(Form other) {
        return plus(other.negated());
    }

    /** The product, if one of the factors is a number. */
    Optional<Form> times(Form other) {
        if (!isConstant()) {
            return other.isConstant() ? other.times(this) : Optional.empty();
        }
        return checked(c * other.a, c * other.b, c * other.c, d * other.d);
    }

    /** {@code (this - rest) / divisor}, for a positive divisor. */
    Optional<Form> quotient(long rest, long divisor) {
        return checked(a, b, c - rest * d, d * divisor);
    }

    boolean isConstant() {
        return a == 0 && b == 0;
    }
}
