package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.UndefinedRuleException;

/** Values of formulas without variables, where there is one. */
final class Folding {

    /** Larger numbers stay as they were written: {@code 10^1000} says more than a thousand digits. */
    static final long SHORT_BITS = 128;

    private static final long LONG_BITS = 1 << 15;

    private Folding() {}

    /** The value of a constant, if it is a number one would write out. */
    static Optional<BigInteger> shortValue(Expr expr) {
        return value(expr, SHORT_BITS);
    }

    /** The value of a constant, if it is a number one can write out. */
    static Optional<BigInteger> value(Expr expr) {
        return value(expr, LONG_BITS);
    }

    private static Optional<BigInteger> value(Expr expr, long limitBits) {
        if (!expr.constant()) {
            return Optional.empty();
        }
        try {
            return Optional.of(expr.at(Amounts.none(limitBits)));
        } catch (UndefinedRuleException undefined) {
            return Optional.empty();
        }
    }

    /** The condition with the values of its constants in their places, so that they are not computed for each question. */
    static Condition prepared(Condition condition) {
        return condition.map(Folding::prepared);
    }

    private static Expr prepared(Expr expr) {
        Optional<BigInteger> known = value(expr, Amounts.LIMIT_BITS);
        return known.isPresent() ? new Constant(known.get()) : expr.map(Folding::prepared);
    }

    /** Whether a condition without variables holds. */
    static Optional<Boolean> truth(Condition condition) {
        if (!condition.constant()) {
            return Optional.empty();
        }
        try {
            return Optional.of(condition.holds(Amounts.none(LONG_BITS)));
        } catch (UndefinedRuleException undefined) {
            return Optional.empty();
        }
    }
}
