package org.wythofflab.rules.formula;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.wythofflab.rules.PairRule;

/** {@code left relation right}. */
public record Comparison(Expr left, Relation relation, Expr right) implements Condition {

    @Override
    public boolean holds(Amounts amounts) {
        return relation.holds(left.at(amounts).compareTo(right.at(amounts)));
    }

    @Override
    public boolean fits(Ranges ranges) {
        return left.range(ranges).bounded() && right.range(ranges).bounded();
    }

    @Override
    public LongCondition compiled() {
        LongExpr a = left.compiled();
        LongExpr b = right.compiled();
        return switch (relation) {
            case EQUAL -> (k, l, x, y) -> a.at(k, l, x, y) == b.at(k, l, x, y);
            case DIFFERENT -> (k, l, x, y) -> a.at(k, l, x, y) != b.at(k, l, x, y);
            case LESS -> (k, l, x, y) -> a.at(k, l, x, y) < b.at(k, l, x, y);
            case AT_MOST -> (k, l, x, y) -> a.at(k, l, x, y) <= b.at(k, l, x, y);
            case MORE -> (k, l, x, y) -> a.at(k, l, x, y) > b.at(k, l, x, y);
            case AT_LEAST -> (k, l, x, y) -> a.at(k, l, x, y) >= b.at(k, l, x, y);
        };
    }

    @Override
    public Condition map(UnaryOperator<Expr> change) {
        return new Comparison(change.apply(left), relation, change.apply(right));
    }

    @Override
    public void crease(CreaseNotes notes) {
        notes.compare(left.forms(notes), right.forms(notes));
    }

    @Override
    public boolean total() {
        return left.total() && right.total();
    }

    @Override
    public Condition normal() {
        return SimplestComparison.of(this);
    }

    @Override
    public Optional<PairRule> rule() {
        return RuleOfComparison.of(this);
    }

    @Override
    public Condition negated() {
        return new Comparison(left, relation.negated(), right);
    }

    @Override
    public boolean mentions(Variable variable) {
        return left.mentions(variable) || right.mentions(variable);
    }

    @Override
    public Precedence precedence() {
        return Precedence.COMPARISON;
    }

    @Override
    public String text() {
        return left.text(Precedence.SUM) + " " + relation.symbol() + " " + right.text(Precedence.SUM);
    }
}
