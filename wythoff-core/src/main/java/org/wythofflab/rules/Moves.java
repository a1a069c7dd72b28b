package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The moves of a two-pile game: the amounts that may be taken from the first pile alone, from the second pile alone,
 * and which pairs may be taken from both; and, if that is not all, what a guard says of them.
 */
public record Moves(AmountSet first, AmountSet second, PairRule both, Optional<Guard> guard) {

    private static final int STEPS_A_PULSE = 1 << 8;

    /** Moves that are the same wherever the piles hold the amounts. */
    public Moves(AmountSet first, AmountSet second, PairRule both) {
        this(first, second, both, Optional.empty());
    }

    /** Those of the amounts, or pairs of any amounts, that a guard allows. */
    public static Moves guarded(AmountSet first, AmountSet second, Guard guard) {
        PairRule any = guard.hasTwoPileMoves() ? new Congruent(BigInteger.ONE) : new NoPairs();
        return new Moves(first, second, any, Optional.of(guard));
    }

    /** Whether the same amounts may be taken wherever the piles hold them: then there is no guard. */
    public boolean isUniform() {
        return guard.isEmpty();
    }

    /** Any amount from one pile, plus the given two-pile moves. */
    public static Moves nimPlus(PairRule both) {
        return new Moves(AmountSet.ALL, AmountSet.ALL, both);
    }

    /** The same moves, with the simplest rule for pairs. */
    public Moves simplest() {
        return isUniform() ? new Moves(first, second, both.simplest(first.isAll() && second.isAll())) : this;
    }

    /** Whether exchanging the piles changes the moves. */
    Symmetry symmetry() {
        Symmetry amounts = symmetryOfAmounts();
        return guard.map(rule -> amounts.and(rule.symmetry())).orElse(amounts);
    }

    private Symmetry symmetryOfAmounts() {
        if (first.equals(second)) {
            return both.symmetry();
        }
        SetDifference difference = new SetDifference(first, second);
        return difference
                .witness()
                .map(this::onlyFromOnePile)
                .orElseGet(() -> difference.isDecided()
                        ? both.symmetry()
                        : Symmetry.undecided("the numbers are too large to compare the one-pile moves"));
    }

    private Symmetry onlyFromOnePile(BigInteger amount) {
        return Symmetry.not(
                first.contains(amount)
                        ? amount + " may be taken from the first pile alone, but not from the second"
                        : amount + " may be taken from the second pile alone, but not from the first");
    }

    /** {@code m}, if these are the moves of (m,1)-Wythoff Nim. */
    public Optional<BigInteger> gap() {
        return first.isAll() && second.isAll() && isUniform() ? both.gap() : Optional.empty();
    }

    /** Sees what moves take, k from the first and l from the second pile, until it answers false. */
    @FunctionalInterface
    public interface Visitor {
        boolean visit(int k, int l);
    }

    /** What the amounts alone allow. */
    Moves unguarded() {
        return new Moves(first, second, both);
    }

    /** Whether a move of these amounts, one of which may be 0, may be made from the piles x and y. */
    public boolean allows(BigInteger k, BigInteger l, BigInteger x, BigInteger y) {
        boolean amounts =
                l.signum() == 0 ? first.contains(k) : k.signum() == 0 ? second.contains(l) : both.allows(k, l);
        return amounts && guard.map(rule -> rule.allows(k, l, x, y)).orElse(true);
    }

    /** What a guard has to say of moves from (x,y). */
    private Visitor guarding(int x, int y, Visitor visitor) {
        return guard.map(rule -> rule.on(x, y))
                .<Visitor>map(test -> (k, l) -> !test.allows(k, l, x, y) || visitor.visit(k, l))
                .orElse(visitor);
    }

    /** Which pairs may be taken from the piles x and y. */
    public PairTest pairsFrom(int x, int y) {
        PairTest amounts = both.on(x, y);
        return guard.map(rule -> rule.on(x, y))
                .<PairTest>map(test -> (k, l) -> amounts.allows(k, l) && test.allows(k, l, x, y))
                .orElse(amounts);
    }

    /** One-pile moves from (x,y), first pile first, smallest amounts first; whether all were seen. */
    public boolean visitOnePile(int x, int y, Visitor all) {
        return visitOnePile(x, y, () -> {}, all);
    }

    /**
     * The same.
     *
     * @param pulse called now and then, whether or not there are moves
     */
    public boolean visitOnePile(int x, int y, Runnable pulse, Visitor all) {
        Visitor visitor = guarding(x, y, all);
        // The loops count from 0, as there is no int above the largest pile at which to stop.
        for (int below = 0; below < x; below++) {
            if (below % STEPS_A_PULSE == 0) {
                pulse.run();
            }
            if (first.contains(below + 1) && !visitor.visit(below + 1, 0)) {
                return false;
            }
        }
        for (int below = 0; below < y; below++) {
            if (below % STEPS_A_PULSE == 0) {
                pulse.run();
            }
            if (second.contains(below + 1) && !visitor.visit(0, below + 1)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Two-pile moves from (x,y), smallest amounts first; whether all were seen.
     *
     * @param pulse called now and then, whether or not there are moves
     */
    public boolean visitTwoPile(int x, int y, Runnable pulse, Visitor all) {
        if (!hasTwoPileMoves() || y == 0) {
            return true;
        }
        Visitor visitor = guarding(x, y, all);
        PairTest pairs = both.on(x, y);
        for (int i = 0; i < x; i++) {
            for (int j = 0; j < y; j++) {
                if (j % STEPS_A_PULSE == 0) {
                    pulse.run();
                }
                if (pairs.allows(i + 1, j + 1) && !visitor.visit(i + 1, j + 1)) {
                    return false;
                }
            }
        }
        return true;
    }

    public boolean hasTwoPileMoves() {
        return !both.equals(new NoPairs());
    }

    boolean hasOnePileMoves() {
        return !first.isEmpty() || !second.isEmpty();
    }

    /** The same moves with the piles exchanged. */
    public Moves swapped() {
        return new Moves(second, first, both.swapped(), guard.map(Guard::swapped));
    }
}
