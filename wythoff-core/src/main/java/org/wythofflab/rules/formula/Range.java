package org.wythofflab.rules.formula;

import java.math.BigInteger;
import org.wythofflab.exact.SquareRoot;

/**
 * An interval that holds every value of an expression on a board. Once a value may leave the range of {@code long},
 * it is {@link #UNBOUNDED} for good: a step that overflowed cannot be repaired by a later one, so a bounded range
 * proves that every step on the way fits a {@code long}.
 */
record Range(long low, long high, boolean bounded) {

    static final Range UNBOUNDED = new Range(Long.MIN_VALUE, Long.MAX_VALUE, false);

    static Range of(long low, long high) {
        return new Range(low, high, true);
    }

    static Range of(BigInteger low, BigInteger high) {
        return low.bitLength() < Long.SIZE && high.bitLength() < Long.SIZE
                ? of(low.longValueExact(), high.longValueExact())
                : UNBOUNDED;
    }

    Range negated() {
        return bounded ? of(bigHigh().negate(), bigLow().negate()) : UNBOUNDED;
    }

    Range plus(Range other) {
        return both(other) ? of(bigLow().add(other.bigLow()), bigHigh().add(other.bigHigh())) : UNBOUNDED;
    }

    Range minus(Range other) {
        // Not via other.negated(): the negative of the least long is no long.
        return both(other) ? of(bigLow().subtract(other.bigHigh()), bigHigh().subtract(other.bigLow())) : UNBOUNDED;
    }

    Range times(Range other) {
        if (!both(other)) {
            return UNBOUNDED;
        }
        BigInteger a = bigLow().multiply(other.bigLow());
        BigInteger b = bigLow().multiply(other.bigHigh());
        BigInteger c = bigHigh().multiply(other.bigLow());
        BigInteger d = bigHigh().multiply(other.bigHigh());
        return of(a.min(b).min(c).min(d), a.max(b).max(c).max(d));
    }

    /** A quotient by a divisor other than 0 is never larger in size than the dividend. */
    Range dividedBy(Range divisor) {
        return both(divisor) ? of(size().negate(), size()) : UNBOUNDED;
    }

    /** A floor remainder lies between 0 and the divisor, 0 included and the divisor not. */
    Range remainder(Range divisor) {
        return both(divisor) ? of(Math.min(0, divisor.low), Math.max(0, divisor.high)) : UNBOUNDED;
    }

    Range power(Range exponent) {
        if (!both(exponent)) {
            return UNBOUNDED;
        }
        if (size().compareTo(BigInteger.ONE) <= 0) {
            return of(-1, 1);
        }
        if (exponent.high >= Long.SIZE) {
            return UNBOUNDED;
        }
        BigInteger largest = size().pow((int) Math.max(0, exponent.high));
        return of(low >= 0 ? BigInteger.ZERO : largest.negate(), largest);
    }

    Range abs() {
        return bounded ? of(BigInteger.ZERO, size()) : UNBOUNDED;
    }

    Range root() {
        return bounded ? of(0, SquareRoot.floor(Math.max(0, high))) : UNBOUNDED;
    }

    Range min(Range other) {
        return both(other) ? of(Math.min(low, other.low), Math.min(high, other.high)) : UNBOUNDED;
    }

    Range max(Range other) {
        return both(other) ? of(Math.max(low, other.low), Math.max(high, other.high)) : UNBOUNDED;
    }

    /** All values of either. */
    Range or(Range other) {
        return both(other) ? of(Math.min(low, other.low), Math.max(high, other.high)) : UNBOUNDED;
    }

    private boolean both(Range other) {
        return bounded && other.bounded;
    }

    private BigInteger bigLow() {
        return BigInteger.valueOf(low);
    }

    private BigInteger bigHigh() {
        return BigInteger.valueOf(high);
    }

    private BigInteger size() {
        return bigLow().abs().max(bigHigh().abs());
    }
}
