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
    public boolean fits(Range k, Range l) {
        return left.range(k, l).bounded() && right.range(k, l).bounded();
    }

    @Override
    public LongCondition compiled() {
        LongExpr a = left.compiled();
        LongExpr b = right.compiled();
        return switch (relation) {
            case EQUAL -> (k, l) -> a.at(k, l) == b.at(k, l);
            case DIFFERENT -> (k, l) -> a.at(k, l) != b.at(k, l);
            case LESS -> (k, l) -> a.at(k, l) < b.at(k, l);
            case AT_MOST -> (k, l) -> a.at(k, l) <= b.at(k, l);
            case MORE -> (k, l) -> a.at(k, l) > b.at(k, l);
            case AT_LEAST -> (k, l) -> a.at(k, l) >= b.at(k, l);
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
