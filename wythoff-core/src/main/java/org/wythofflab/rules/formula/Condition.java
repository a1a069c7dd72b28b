package org.wythofflab.rules.formula;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.PairRule;
import org.wythofflab.rules.UndefinedRuleException;

/**
 * A condition on amounts or piles. There is no node for {@code not}: it goes down to the comparisons, {@code not
 * (a < b or c)} being {@code a >= b and not c}, which keeps the order in which the parts are asked.
 */
public sealed interface Condition extends Formula permits Truth, Comparison, Membership, Junction {

    /**
     * Whether the condition is true of the amounts.
     *
     * @throws UndefinedRuleException if an expression that is needed for the answer has no value
     */
    boolean holds(Amounts amounts);

    /** Whether {@link #compiled} may be used for variables in the given ranges. */
    boolean fits(Ranges ranges);

    /** The condition in plain {@code long} arithmetic. */
    LongCondition compiled();

    /** The condition with each of the numbers it is about changed. */
    Condition map(UnaryOperator<Expr> change);

    /** Notes on what the answer depends. */
    void crease(CreaseNotes notes);

    Condition negated();

    /** Whether there is an answer for all amounts, apart from the size of numbers on the way. */
    boolean total();

    /** The normal form: the same for conditions that are easily seen to be equivalent. */
    Condition normal();

    /** The simplest rule that says the same as this condition, which is in normal form, if there is one. */
    default Optional<PairRule> rule() {
        return Optional.empty();
    }

    /** What this is a junction of the given kind of, if it is one: else only itself. */
    default List<Condition> parts(Junction.Kind kind) {
        return List.of(this);
    }

    /** The set, if this condition says no more than that the amount is in it. */
    default Optional<AmountSet> set(Variable amount) {
        return Optional.empty();
    }

    /** The condition with other expressions in place of {@code k} and {@code l}. */
    default Condition with(Expr k, Expr l) {
        return map(number -> number.with(k, l));
    }

    /** The condition with expressions in place of its variables. */
    default Condition with(Function<Variable, Expr> by) {
        return map(number -> number.with(by));
    }

    @Override
    default Optional<Condition> asCondition() {
        return Optional.of(this);
    }
}
