package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.function.UnaryOperator;

/** A number. */
public record Constant(BigInteger value) implements Expr {

    static Constant of(long value) {
        return new Constant(BigInteger.valueOf(value));
    }

    @Override
    public BigInteger at(Amounts amounts) {
        return value;
    }

    @Override
    public Range range(Ranges ranges) {
        return Range.of(value, value);
    }

    @Override
    public LongExpr compiled() {
        long number = value.longValue();
        return (k, l, x, y) -> number;
    }

    @Override
    public Expr map(UnaryOperator<Expr> change) {
        return this;
    }

    @Override
    public boolean total() {
        return true;
    }

    @Override
    public Polynomial expanded() {
        return Polynomial.of(value);
    }

    @Override
    public boolean mentions(Variable variable) {
        return false;
    }

    @Override
    public Precedence precedence() {
        return value.signum() < 0 ? Precedence.SIGN : Precedence.ATOM;
    }

    @Override
    public String text() {
        return value.toString();
    }
}
