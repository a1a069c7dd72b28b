package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.function.UnaryOperator;

/** {@code if(condition, yes, no)}: only the branch taken is evaluated, so the other may be undefined. */
public record IfElse(Condition condition, Expr yes, Expr no) implements Expr {

    @Override
    public BigInteger at(Amounts amounts) {
        return condition.holds(amounts) ? yes.at(amounts) : no.at(amounts);
    }

    @Override
    public Range range(Ranges ranges) {
        return condition.fits(ranges) ? yes.range(ranges).or(no.range(ranges)) : Range.UNBOUNDED;
    }

    @Override
    public LongExpr compiled() {
        LongCondition test = condition.compiled();
        LongExpr then = yes.compiled();
        LongExpr otherwise = no.compiled();
        return (k, l, x, y) -> test.holds(k, l, x, y) ? then.at(k, l, x, y) : otherwise.at(k, l, x, y);
    }

    @Override
    public Expr map(UnaryOperator<Expr> change) {
        return new IfElse(condition.map(change), change.apply(yes), change.apply(no));
    }

    @Override
    public List<Form> forms(CreaseNotes notes) {
        condition.crease(notes);
        return notes.union(yes.forms(notes), no.forms(notes));
    }

    @Override
    public boolean total() {
        return condition.total() && yes.total() && no.total();
    }

    @Override
    public Polynomial expanded() {
        Condition simplest = condition.normal();
        Polynomial then = yes.expanded();
        Polynomial otherwise = no.expanded();
        if (simplest == Truth.ALWAYS || (then.equals(otherwise) && simplest.total())) {
            return then;
        }
        return simplest == Truth.NEVER
                ? otherwise
                : Polynomial.opaque(new IfElse(simplest, then.toExpr(), otherwise.toExpr()));
    }

    @Override
    public boolean mentions(Variable variable) {
        return condition.mentions(variable) || yes.mentions(variable) || no.mentions(variable);
    }

    @Override
    public Precedence precedence() {
        return Precedence.ATOM;
    }

    @Override
    public String text() {
        return "if(" + condition.text() + ", " + yes.text() + ", " + no.text() + ")";
    }
}
