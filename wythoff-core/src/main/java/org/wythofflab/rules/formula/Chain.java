package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * {@code first op a op b ...}, grouped from the left, with operators of one precedence. It is a list and not a tree,
 * because a text may hold thousands of terms and recursion should not go that deep.
 */
public record Chain(Expr first, List<Step> steps) implements Expr {

    private static final int LONGEST_COMPILED = 100;

    /** Each step of a product looks at the whole product so far, which would take too long for a longer one. */
    private static final int LONGEST_EXPANDED = 100;

    public record Step(Operator operator, Expr operand) {
        Step map(UnaryOperator<Expr> change) {
            return new Step(operator, change.apply(operand));
        }

        boolean total() {
            return operand.total() && operator.total(operand);
        }

        String text() {
            return operator.symbol() + operand.text(operator.precedence().tighter());
        }
    }

    public Chain {
        steps = List.copyOf(steps);
    }

    static Chain of(Expr first, Operator operator, Expr operand) {
        return new Chain(first, List.of(new Step(operator, operand)));
    }

    @Override
    public BigInteger at(Amounts amounts) {
        BigInteger value = first.at(amounts);
        for (Step step : steps) {
            BigInteger operand = step.operand.at(amounts);
            amounts.spend(value, operand, this);
            value = step.operator.apply(value, operand, this, amounts);
        }
        return value;
    }

    @Override
    public Range range(Ranges ranges) {
        if (steps.size() > LONGEST_COMPILED) {
            return Range.UNBOUNDED;
        }
        Range range = first.range(ranges);
        for (Step step : steps) {
            range = step.operator.range(range, step.operand.range(ranges));
        }
        return range;
    }

    /** Closures nest as deep as the chain is long, so {@link #range} is unbounded beyond {@link #LONGEST_COMPILED}. */
    @Override
    public LongExpr compiled() {
        LongExpr value = first.compiled();
        for (Step step : steps) {
            value = step.operator.compiled(value, step.operand.compiled(), this);
        }
        return value;
    }

    @Override
    public Expr map(UnaryOperator<Expr> change) {
        return new Chain(
                change.apply(first),
                steps.stream().map(step -> step.map(change)).toList());
    }

    @Override
    public List<Form> forms(CreaseNotes notes) {
        if (steps.size() > LONGEST_COMPILED) {
            return notes.irregular();
        }
        int start = polynomialRemainder();
        List<Form> forms = start > 0 ? notes.remainders(divisor(steps.get(start - 1))) : first.forms(notes);
        for (Step step : steps.subList(start, steps.size())) {
            forms = step.operator.forms(forms, step.operand.forms(notes), notes);
        }
        return forms;
    }

    /**
     * The number of steps that make the remainder of a polynomial by a number, as {@code k*l % 7}, which follows from the
     * remainders of k and l; 0 if the chain does not begin like this.
     */
    private int polynomialRemainder() {
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).operator == Operator.REMAINDER) {
                Expr dividend = i == 0 ? first : new Chain(first, steps.subList(0, i));
                boolean suits = divisor(steps.get(i)).signum() > 0
                        && dividend.expanded().isInAmounts();
                return suits ? i + 1 : 0;
            }
        }
        return 0;
    }

    /** The number that the step divides by, or 0. */
    private static BigInteger divisor(Step step) {
        return Folding.shortValue(step.operand).orElse(BigInteger.ZERO);
    }

    @Override
    public boolean total() {
        return first.total() && steps.stream().allMatch(Step::total);
    }

    @Override
    public Polynomial expanded() {
        if (precedence() == Precedence.PRODUCT && steps.size() > LONGEST_EXPANDED) {
            return Polynomial.opaque(map(Expr::normal));
        }
        Polynomial value = first.expanded();
        for (Step step : steps) {
            value = step.operator.expanded(value, step.operand.expanded());
        }
        return value;
    }

    @Override
    public Chain then(List<Step> more) {
        return precedence() == more.get(0).operator.precedence()
                ? new Chain(first, Stream.concat(steps.stream(), more.stream()).toList())
                : new Chain(this, more);
    }

    @Override
    public Expr upToSign() {
        Step last = steps.get(steps.size() - 1);
        return steps.size() == 1 && last.operator == Operator.REMAINDER
                ? new Chain(first.expanded().upToSign().toExpr(), steps)
                : this;
    }

    @Override
    public Optional<BigInteger> modulus(Expr dividend) {
        Step last = steps.get(steps.size() - 1);
        return steps.size() == 1 && last.operator == Operator.REMAINDER && first.equals(dividend)
                ? Folding.value(last.operand)
                : Optional.empty();
    }

    @Override
    public boolean mentions(Variable variable) {
        return first.mentions(variable) || steps.stream().anyMatch(step -> step.operand.mentions(variable));
    }

    @Override
    public Precedence precedence() {
        return steps.get(0).operator.precedence();
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(first.text(precedence()));
        steps.forEach(step -> text.append(step.text()));
        return text.toString();
    }
}
