package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.function.UnaryOperator;

/** {@code base^exponent}. */
public record Power(Expr base, Expr exponent) implements Expr {

    private static final int SMALL_EXPONENT_BITS = 6;
    private static final Expr TWO = Constant.of(2);
    private static final Expr THREE = Constant.of(3);

    @Override
    public BigInteger at(Amounts amounts) {
        BigInteger power = amounts.power(base.at(amounts), exponent.at(amounts), this);
        amounts.spend(power, power, this);
        return power;
    }

    @Override
    public Range range(Ranges ranges) {
        return base.range(ranges).power(exponent.range(ranges));
    }

    @Override
    public LongExpr compiled() {
        LongExpr number = base.compiled();
        LongExpr times = exponent.compiled();
        // Squares and cubes are what rules are made of, also k*k and l*l*l once they are brought to their normal form.
        if (exponent.equals(TWO)) {
            return (k, l, x, y) -> {
                long factor = number.at(k, l, x, y);
                return factor * factor;
            };
        }
        if (exponent.equals(THREE)) {
            return (k, l, x, y) -> {
                long factor = number.at(k, l, x, y);
                return factor * factor * factor;
            };
        }
        return (k, l, x, y) -> power(number.at(k, l, x, y), times.at(k, l, x, y), k, l, x, y);
    }

    private long power(long number, long times, long k, long l, long x, long y) {
        if (times < 0) {
            throw Amounts.of(k, l, x, y).undefined(this, "negative exponent");
        }
        // The last square may overflow, but by then nothing is multiplied by it.
        long result = 1;
        for (long square = number, rest = times; rest > 0; square *= square, rest >>= 1) {
            result *= (rest & 1) == 1 ? square : 1;
        }
        return result;
    }

    @Override
    public Expr map(UnaryOperator<Expr> change) {
        return new Power(change.apply(base), change.apply(exponent));
    }

    /** Powers with any other exponent may be negative, or too large to be worth a guess. */
    @Override
    public boolean total() {
        return base.total()
                && Folding.shortValue(exponent)
                        .filter(number -> number.signum() >= 0 && number.bitLength() <= SMALL_EXPONENT_BITS)
                        .isPresent();
    }

    @Override
    public Polynomial expanded() {
        Polynomial factor = base.expanded();
        Power simplest = new Power(factor.toExpr(), exponent.normal());
        // 0 and negative exponents are left alone: x^0 is 1 only where x has a value.
        return Folding.shortValue(simplest.exponent)
                .filter(number -> number.signum() > 0 && number.bitLength() < Integer.SIZE)
                .flatMap(number -> factor.power(number.intValueExact()))
                .orElseGet(() -> Polynomial.opaque(simplest));
    }

    @Override
    public boolean mentions(Variable variable) {
        return base.mentions(variable) || exponent.mentions(variable);
    }

    @Override
    public Precedence precedence() {
        return Precedence.POWER;
    }

    /** The exponent needs no parentheses for a sign or another power: {@code 2^-k^2} reads as {@code 2^(-(k^2))}. */
    @Override
    public String text() {
        return base.text(Precedence.ATOM) + "^" + exponent.text(Precedence.SIGN);
    }
}
