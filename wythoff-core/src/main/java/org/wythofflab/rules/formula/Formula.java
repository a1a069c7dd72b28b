package org.wythofflab.rules.formula;

import java.util.Optional;

/** A number or a condition written in variables. */
public sealed interface Formula permits Expr, Condition {

    /** The formula with no more parentheses than it needs. */
    String text();

    Precedence precedence();

    boolean mentions(Variable variable);

    /** This formula, if it is a number. */
    default Optional<Expr> asNumber() {
        return Optional.empty();
    }

    /** This formula, if it is a condition. */
    default Optional<Condition> asCondition() {
        return Optional.empty();
    }

    /** The formula as a part of one that binds at least as tightly as {@code least}. */
    default String text(Precedence least) {
        return precedence().compareTo(least) < 0 ? "(" + text() + ")" : text();
    }

    /** Whether the formula says the same whatever its variables are. */
    default boolean constant() {
        return !mentions(Variable.K) && !mentions(Variable.L) && !mentionsPiles();
    }

    /** Whether the formula speaks of the piles before the move. */
    default boolean mentionsPiles() {
        return mentions(Variable.X) || mentions(Variable.Y);
    }
}
