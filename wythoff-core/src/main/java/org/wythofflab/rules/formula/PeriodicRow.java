package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Amounts l that satisfy a condition which, for each k, has a period in l: a polynomial with integer coefficients has the
 * period m modulo m, and what is made of periodic numbers has the least common multiple of their periods.
 */
record PeriodicRow(LongCondition test, int period) implements AmountRow {
    /** A period is one word. */
    private static final int LONGEST = Long.SIZE;

    static Optional<AmountRow> of(Condition condition) {
        OptionalInt period = period(condition);
        return period.isPresent()
                ? Optional.of(new PeriodicRow(condition.compiled(), period.getAsInt()))
                : Optional.empty();
    }

    @Override
    public void fill(int k, long[] bits, int columns) {
        long pattern = 0;
        for (int l = 1; l <= Math.min(period, columns - 1); l++) {
            pattern |= (test.holds(k, l, 0, 0) ? 1L : 0L) << l % period;
        }
        for (int w = 0; w < bits.length; w++) {
            bits[w] = w < period ? repeated(pattern, (int) (((long) w << 6) % period)) : bits[w - period];
        }
        bits[0] &= -2L;
        for (int w = (columns - 1) >>> 6; w < bits.length; w++) {
            bits[w] &= AmountRow.within(w, 0, columns);
        }
    }

    /** A word of the pattern over and over, from one of its places on. */
    private long repeated(long pattern, int from) {
        long word =
                from == 0 ? pattern : (pattern >>> from | pattern << (period - from)) & -1L >>> (Long.SIZE - period);
        for (int length = period; length < Long.SIZE; length *= 2) {
            word |= word << length;
        }
        return word;
    }

    private static OptionalInt period(Condition condition) {
        if (!condition.mentions(Variable.L)) {
            return OptionalInt.of(1);
        }
        if (condition instanceof Comparison comparison) {
            return common(period(comparison.left()), period(comparison.right()));
        }
        if (condition instanceof Junction junction) {
            return junction.parts().stream()
                    .map(PeriodicRow::period)
                    .reduce(PeriodicRow::common)
                    .orElseThrow();
        }
        return OptionalInt.empty();
    }

    private static OptionalInt period(Expr expr) {
        if (!expr.mentions(Variable.L)) {
            return OptionalInt.of(1);
        }
        if (expr instanceof Chain chain) {
            return period(chain);
        }
        if (expr instanceof Negation negation) {
            return period(negation.operand());
        }
        if (expr instanceof Absolute absolute) {
            return period(absolute.operand());
        }
        if (expr instanceof Power power) {
            return common(period(power.base()), period(power.exponent()));
        }
        return OptionalInt.empty();
    }

    /** Until the first remainder by a number a polynomial will do; from there on, all parts have to be periodic. */
    private static OptionalInt period(Chain chain) {
        List<Chain.Step> steps = chain.steps();
        OptionalInt period = period(chain.first());
        for (int i = 0; i < steps.size(); i++) {
            Chain.Step step = steps.get(i);
            period = common(period, period(step.operand()));
            if (period.isEmpty() && step.operator() == Operator.REMAINDER) {
                period =
                        modulus(i == 0 ? chain.first() : new Chain(chain.first(), steps.subList(0, i)), step.operand());
            }
        }
        return period;
    }

    private static OptionalInt modulus(Expr dividend, Expr divisor) {
        return Folding.shortValue(divisor)
                .filter(m -> m.signum() > 0 && m.compareTo(BigInteger.valueOf(LONGEST)) <= 0)
                .filter(m -> dividend.expanded().isInAmounts())
                .map(m -> OptionalInt.of(m.intValueExact()))
                .orElse(OptionalInt.empty());
    }

    private static OptionalInt common(OptionalInt a, OptionalInt b) {
        if (a.isEmpty() || b.isEmpty()) {
            return OptionalInt.empty();
        }
        int multiple = a.getAsInt() / gcd(a.getAsInt(), b.getAsInt()) * b.getAsInt();
        return multiple <= LONGEST ? OptionalInt.of(multiple) : OptionalInt.empty();
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
