package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wythofflab.rules.Bound;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.PairRule;
import org.wythofflab.rules.UndefinedRuleException;
import org.wythofflab.theory.Assumption;
import org.wythofflab.theory.common.NimPlus;

/**
 * The function {@code f} of a game Wyt(f), and to which of the paper's three classes it belongs. Only {@code f(k)} with
 * {@code k >= 1} means anything in the game, so {@code f(0)} counts as 0 wherever the paper needs that.
 */
final class WytBound {

    /** How far a claim that {@code f} is superadditive is tried before it is believed. */
    private static final int TRIED = 40;

    private final Bound f;
    private final Optional<SortedMap<Integer, BigInteger>> coefficients;

    private WytBound(Bound f) {
        this.f = f;
        this.coefficients = f.coefficients();
    }

    /** The bound, if the game is Wyt(f), unless it is Nim or one of the (s,t) games. */
    static Optional<WytBound> of(GameSpec game) {
        return NimPlus.pairs(game).flatMap(PairRule::bound).map(WytBound::new);
    }

    /** {@code t}, if {@code f(k) = t >= 2} for all k. */
    Optional<BigInteger> constant() {
        return coefficients
                .filter(known -> known.tailMap(1).isEmpty())
                .map(known -> known.getOrDefault(0, BigInteger.ZERO))
                .filter(t -> t.compareTo(BigInteger.TWO) >= 0);
    }

    /** {@code f}, if it is a polynomial of degree at least 2, its coefficients nonnegative and {@code f(0) > 0}. */
    Optional<PowerSum> polynomial() {
        return coefficients
                .filter(known -> !known.tailMap(2).isEmpty())
                .filter(known -> known.values().stream().allMatch(coefficient -> coefficient.signum() > 0))
                .filter(known -> known.containsKey(0))
                .map(PowerSum::new);
    }

    /**
     * {@code f}, if it is known to be strictly increasing and superadditive for {@code k >= 1}: a polynomial with {@code
     * a_i >= 0} for {@code i >= 2}, {@code a_0 <= 0} and {@code f(1) >= 1}. In {@code f(k+l) - f(k) - f(l)} the linear
     * terms cancel, the constant leaves {@code -a_0 >= 0} and the others leave nothing negative; and then {@code f(k+1)
     * >= f(k) + f(1) > f(k)}.
     */
    Optional<IncreasingFunction> superadditive() {
        return coefficients.filter(WytBound::isSuperadditive).map(this::function);
    }

    private static boolean isSuperadditive(SortedMap<Integer, BigInteger> known) {
        BigInteger atOne = known.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
        return known.tailMap(2).values().stream().allMatch(coefficient -> coefficient.signum() > 0)
                && known.getOrDefault(0, BigInteger.ZERO).signum() <= 0
                && atOne.signum() > 0;
    }

    private IncreasingFunction function(Map<Integer, BigInteger> known) {
        boolean convexSum =
                new TreeMap<>(known).tailMap(1).values().stream().allMatch(coefficient -> coefficient.signum() > 0);
        return convexSum ? new PowerSum(known) : new SearchedBound(f);
    }

    /** {@code f} on the word of the user, unless its class is known or its first values prove the user wrong. */
    Optional<IncreasingFunction> superadditive(Set<Assumption> assumptions) {
        boolean decided = constant().isPresent()
                || polynomial().isPresent()
                || superadditive().isPresent();
        return assumptions.contains(Assumption.SUPERADDITIVE) && !decided && !refuted()
                ? Optional.of(new SearchedBound(f))
                : Optional.empty();
    }

    private boolean refuted() {
        BigInteger[] values = new BigInteger[TRIED + 1];
        try {
            for (int sum = 1; sum <= TRIED; sum++) {
                values[sum] = f.value(BigInteger.valueOf(sum));
                if (values[1].signum() <= 0) {
                    return true;
                }
                for (int k = 1; k <= sum / 2; k++) {
                    if (values[sum].compareTo(values[k].add(values[sum - k])) < 0) {
                        return true;
                    }
                }
            }
        } catch (UndefinedRuleException tooLarge) {
            return false;
        }
        return false;
    }
}
