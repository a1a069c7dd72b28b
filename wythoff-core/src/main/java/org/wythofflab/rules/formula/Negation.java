package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.function.UnaryOperator;

/** {@code -operand}. */
public record Negation(Expr operand) implements Expr {

    @Override
    public BigInteger at(Amounts amounts) {
        return operand.at(amounts).negate();
    }

    @Override
    public Range range(Ranges ranges) {
        return operand.range(ranges).negated();
    }

    @Override
    public LongExpr compiled() {
        LongExpr number = operand.compiled();
        return (k, l, x, y) -> -number.at(k, l, x, y);
    }

    @Override
    public Expr map(UnaryOperator<Expr> change) {
        return new Negation(change.apply(operand));
    }

    @Override
    public List<Form> forms(CreaseNotes notes) {
        return operand.forms(notes).stream().map(Form::negated).toList();
    }

    @Override
    public boolean total() {
        return operand.total();
    }

    @Override
    public Polynomial expanded() {
        return operand.expanded().negated();
    }

    @Override
    public boolean mentions(Variable variable) {
        return operand.mentions(variable);
    }

    @Override
    public Precedence precedence() {
        return Precedence.SIGN;
    }

    @Override
    public String text() {
        return "-" + operand.text(Precedence.POWER);
    }
}
