package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.wythofflab.rules.UndefinedRuleException;

/** An integer written in variables. */
public sealed interface Expr extends Formula
        permits Constant, Variable, Negation, Chain, Power, Extreme, Absolute, Root, IfElse {

    /**
     * The exact value.
     *
     * @throws UndefinedRuleException if there is none, or it is too large
     */
    BigInteger at(Amounts amounts);

    /** All values for variables in the given ranges, and whether {@link #compiled} may be used there. */
    Range range(Ranges ranges);

    /** The value in plain {@code long} arithmetic; right wherever {@link #range} is bounded. */
    LongExpr compiled();

    /** The expression with each of its direct operands changed. */
    Expr map(UnaryOperator<Expr> change);

    /** Linear forms of which this always equals one; what decides which one is noted. */
    default List<Form> forms(CreaseNotes notes) {
        return Folding.value(this).flatMap(Form::of).map(List::of).orElseGet(notes::irregular);
    }

    /** Whether there is a value for all amounts, apart from its size. */
    boolean total();

    /** The expression as a polynomial in {@code k}, {@code l} and whatever parts are no polynomials. */
    Polynomial expanded();

    /** The normal form: the same for expressions that are easily seen to be equal. */
    default Expr normal() {
        return expanded().toExpr();
    }

    /** The expression with others in place of {@code k} and {@code l}. */
    default Expr with(Expr k, Expr l) {
        return with(variable -> variable == Variable.K ? k : variable == Variable.L ? l : variable);
    }

    /** The expression with others in place of its variables. */
    default Expr with(Function<Variable, Expr> by) {
        return map(operand -> operand.with(by));
    }

    /** The expression with another in place of every occurrence of a part. */
    default Expr replacing(Expr part, Expr by) {
        return equals(part) ? by : map(operand -> operand.replacing(part, by));
    }

    /** A chain that starts with this expression. */
    default Chain then(List<Chain.Step> steps) {
        return new Chain(this, steps);
    }

    /** An expression that is 0 exactly where this one is. */
    default Expr upToSign() {
        return this;
    }

    /** What this is the least or greatest of, if it is one: else only itself. */
    default List<Expr> candidates(Extreme.Kind kind) {
        return List.of(this);
    }

    /** {@code m}, if this is {@code dividend % m} for a number {@code m}. */
    default Optional<BigInteger> modulus(Expr dividend) {
        return Optional.empty();
    }

    @Override
    default Optional<Expr> asNumber() {
        return Optional.of(this);
    }
}
