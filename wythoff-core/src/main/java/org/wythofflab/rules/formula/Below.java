package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.Bound;
import org.wythofflab.rules.Creases;
import org.wythofflab.rules.NoPairs;
import org.wythofflab.rules.PairRule;
import org.wythofflab.rules.PairTest;
import org.wythofflab.rules.Progression;
import org.wythofflab.rules.Symmetry;

/**
 * The rule of Wyt(f): {@code min(k,l) <= max(k,l) < f(min(k,l))}, with {@code f} written in {@code k} (Fraenkel and
 * Tanny, equation 1).
 */
public record Below(Expr f) implements PairRule, Bound {

    /** More than any amount on a board. */
    private static final BigInteger PAST_INT = BigInteger.ONE.shiftLeft(Integer.SIZE - 1);

    @Override
    public boolean allows(BigInteger k, BigInteger l) {
        return k.max(l).compareTo(value(k.min(l))) < 0;
    }

    @Override
    public BigInteger value(BigInteger k) {
        return f.at(Amounts.of(k, k));
    }

    @Override
    public Optional<SortedMap<Integer, BigInteger>> coefficients() {
        Optional<SortedMap<Integer, BigInteger>> coefficients = f.expanded().coefficients();
        coefficients.ifPresent(known -> known.values().removeIf(coefficient -> coefficient.signum() == 0));
        return coefficients;
    }

    @Override
    public PairTest on(int maxFirst, int maxSecond) {
        long[] bound = new long[Math.min(maxFirst, maxSecond) + 1];
        for (int k = 1; k < bound.length; k++) {
            bound[k] = value(BigInteger.valueOf(k))
                    .min(PAST_INT)
                    .max(BigInteger.ZERO)
                    .longValueExact();
        }
        return (k, l) -> Math.max(k, l) < bound[Math.min(k, l)];
    }

    @Override
    public PairRule swapped() {
        return this;
    }

    @Override
    public PairRule simplest(boolean besideNim) {
        Polynomial polynomial = f.expanded();
        Optional<PairRule> named = polynomial.coefficients().flatMap(Below::named);
        Below simplest = new Below(polynomial.toExpr());
        return named.orElseGet(
                () -> besideNim ? simplest : new Where(simplest.condition().normal()));
    }

    @Override
    public Optional<Bound> bound() {
        return Optional.of(this);
    }

    /** The rule of a polynomial that has another name. */
    private static Optional<PairRule> named(SortedMap<Integer, BigInteger> coefficients) {
        BigInteger t = coefficients.getOrDefault(0, BigInteger.ZERO);
        BigInteger s = coefficients.getOrDefault(1, BigInteger.ZERO);
        boolean rising = coefficients.tailMap(2).values().stream().anyMatch(coefficient -> coefficient.signum() > 0);
        BigInteger atOne = coefficients.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
        if (!rising && s.compareTo(BigInteger.ONE) <= 0 && atOne.compareTo(BigInteger.ONE) <= 0) {
            // f(k) - k falls from at most 0 at k = 1, so no l >= k is below f(k).
            return Optional.of(new NoPairs());
        }
        boolean linear = coefficients.tailMap(2).isEmpty();
        return linear && s.signum() > 0 && t.signum() > 0
                ? Optional.of(new Band(s, t, AmountSet.ALL, AmountSet.ALL))
                : Optional.empty();
    }

    private Condition condition() {
        return RuleOfComparison.below(f);
    }

    @Override
    public String text(AmountSet first, AmountSet second) {
        return first.isAll() && second.isAll() ? "wyt(" + f.text() + ")" : new Where(condition()).text(first, second);
    }

    @Override
    public Optional<Creases> creases(int side) {
        return CreaseNotes.of(condition());
    }

    @Override
    public Symmetry symmetry() {
        return Symmetry.because("k and l have the same part in the rule");
    }

    @Override
    public Optional<List<Progression>> progressions() {
        return new Where(condition().normal()).progressions();
    }

    @Override
    public String words() {
        return "tokens from both piles, the larger number less than f of the smaller, f(k) = " + f.text();
    }
}
