package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.wythofflab.rules.Congruent;
import org.wythofflab.rules.NoPairs;
import org.wythofflab.rules.PairRule;

/** A condition that holds always or never. The language has no word for it, so it is written as a comparison. */
enum Truth implements Condition {
    ALWAYS,
    NEVER;

    static Truth of(boolean holds) {
        return holds ? ALWAYS : NEVER;
    }

    @Override
    public boolean holds(Amounts amounts) {
        return this == ALWAYS;
    }

    @Override
    public boolean fits(Ranges ranges) {
        return true;
    }

    @Override
    public LongCondition compiled() {
        boolean holds = this == ALWAYS;
        return (k, l, x, y) -> holds;
    }

    @Override
    public Condition map(UnaryOperator<Expr> change) {
        return this;
    }

    @Override
    public void crease(CreaseNotes notes) {
        // It depends on nothing.
    }

    @Override
    public boolean total() {
        return true;
    }

    @Override
    public Condition normal() {
        return this;
    }

    @Override
    public Optional<PairRule> rule() {
        return Optional.of(this == ALWAYS ? new Congruent(BigInteger.ONE) : new NoPairs());
    }

    @Override
    public Condition negated() {
        return this == ALWAYS ? NEVER : ALWAYS;
    }

    @Override
    public boolean mentions(Variable variable) {
        return false;
    }

    @Override
    public Precedence precedence() {
        return Precedence.COMPARISON;
    }

    @Override
    public String text() {
        return this == ALWAYS ? "1 = 1" : "1 = 0";
    }
}
