package org.wythofflab.rules.formula;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.wythofflab.rules.AmountSet;

/**
 * {@code amount in set} or {@code not amount in set}.
 *
 * <p>The amount is a variable in every text; {@link #with} may put another amount there, such as {@code min(k,l)}.
 */
public record Membership(Expr amount, AmountSet set, boolean inside) implements Condition {

    @Override
    public boolean holds(Amounts amounts) {
        return set.contains(amount.at(amounts)) == inside;
    }

    @Override
    public boolean fits(Ranges ranges) {
        return amount.range(ranges).bounded();
    }

    @Override
    public LongCondition compiled() {
        LongExpr number = amount.compiled();
        return (k, l, x, y) -> set.contains(number.at(k, l, x, y)) == inside;
    }

    @Override
    public Condition map(UnaryOperator<Expr> change) {
        return new Membership(change.apply(amount), set, inside);
    }

    @Override
    public void crease(CreaseNotes notes) {
        amount.forms(notes).forEach(form -> notes.member(form, set));
    }

    @Override
    public boolean total() {
        return amount.total();
    }

    @Override
    public Condition normal() {
        Membership simplest = new Membership(amount.normal(), set, inside);
        if (simplest.amount.equals(Variable.K) || simplest.amount.equals(Variable.L)) {
            return set.isAll() ? Truth.of(inside) : set.isEmpty() ? Truth.of(!inside) : simplest;
        }
        return Folding.truth(simplest).<Condition>map(Truth::of).orElse(simplest);
    }

    @Override
    public Optional<AmountSet> set(Variable variable) {
        return inside && amount.equals(variable) ? Optional.of(set) : Optional.empty();
    }

    @Override
    public Condition negated() {
        return new Membership(amount, set, !inside);
    }

    @Override
    public boolean mentions(Variable variable) {
        return amount.mentions(variable);
    }

    @Override
    public Precedence precedence() {
        return inside ? Precedence.COMPARISON : Precedence.NOT;
    }

    @Override
    public String text() {
        return (inside ? "" : "not ") + amount.text(Precedence.SUM) + " in " + set.text();
    }
}
