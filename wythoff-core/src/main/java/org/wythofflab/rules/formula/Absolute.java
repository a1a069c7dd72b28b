package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.function.UnaryOperator;

/** {@code abs(operand)}. */
public record Absolute(Expr operand) implements Expr {

    @Override
    public BigInteger at(Amounts amounts) {
        return operand.at(amounts).abs();
    }

    @Override
    public Range range(Ranges ranges) {
        return operand.range(ranges).abs();
    }

    @Override
    public LongExpr compiled() {
        LongExpr number = operand.compiled();
        return (k, l, x, y) -> Math.abs(number.at(k, l, x, y));
    }

    @Override
    public Expr map(UnaryOperator<Expr> change) {
        return new Absolute(change.apply(operand));
    }

    @Override
    public List<Form> forms(CreaseNotes notes) {
        List<Form> forms = operand.forms(notes);
        forms.forEach(notes::line);
        return notes.union(forms, forms.stream().map(Form::negated).toList());
    }

    @Override
    public boolean total() {
        return operand.total();
    }

    @Override
    public Polynomial expanded() {
        return Polynomial.opaque(new Absolute(operand.expanded().upToSign().toExpr()));
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
        return "abs(" + operand.text() + ")";
    }
}
