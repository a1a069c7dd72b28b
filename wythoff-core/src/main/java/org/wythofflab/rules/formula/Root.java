package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.function.UnaryOperator;
import org.wythofflab.exact.SquareRoot;

/** {@code isqrt(operand)}: the largest integer whose square is at most the operand. */
public record Root(Expr operand) implements Expr {

    private static final String NEGATIVE = "square root of a negative number";

    @Override
    public BigInteger at(Amounts amounts) {
        BigInteger square = operand.at(amounts);
        if (square.signum() < 0) {
            throw amounts.undefined(this, NEGATIVE);
        }
        amounts.spend(square, square, this);
        return SquareRoot.floor(square);
    }

    @Override
    public Range range(Ranges ranges) {
        return operand.range(ranges).root();
    }

    @Override
    public LongExpr compiled() {
        LongExpr number = operand.compiled();
        return (k, l, x, y) -> root(number.at(k, l, x, y), k, l, x, y);
    }

    private long root(long square, long k, long l, long x, long y) {
        if (square < 0) {
            throw Amounts.of(k, l, x, y).undefined(this, NEGATIVE);
        }
        return SquareRoot.floor(square);
    }

    @Override
    public Expr map(UnaryOperator<Expr> change) {
        return new Root(change.apply(operand));
    }

    /** Whether the operand can be negative is not looked into. */
    @Override
    public boolean total() {
        return false;
    }

    @Override
    public Polynomial expanded() {
        return Polynomial.opaque(new Root(operand.normal()));
    }

    @Override
    public boolean mentions(Variable variable) {
        return operand.mentions(variable);
    }

    @Override
    public Precedence precedence() {
        return Precedence.ATOM;
    }

    @Override
    public String text() {
        return "isqrt(" + operand.text() + ")";
    }
}
