package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The moves of a two-pile game: the amounts that may be taken from the first pile alone, from the second pile alone,
 * and which pairs may be taken from both.
 */
public record Moves(AmountSet first, AmountSet second, PairRule both) {

    /** Any amount from one pile, plus the given two-pile moves. */
    public static Moves nimPlus(PairRule both) {
        return new Moves(AmountSet.ALL, AmountSet.ALL, both);
    }

    /** The same moves, with the simplest rule for pairs. */
    public Moves simplest() {
        return new Moves(first, second, both.simplest(first.isAll() && second.isAll()));
    }

    /** Whether exchanging the piles changes the moves. */
    Symmetry symmetry() {
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
        return first.isAll() && second.isAll() ? both.gap() : Optional.empty();
    }

    /** Sees what moves take, k from the first and l from the second pile, until it answers false. */
    @FunctionalInterface
    public interface Visitor {
        boolean visit(int k, int l);
    }

    /** One-pile moves from (x,y), first pile first, smallest amounts first; whether all were seen. */
    public boolean visitOnePile(int x, int y, Visitor visitor) {
        for (int k = 1; k <= x; k++) {
            if (first.contains(k) && !visitor.visit(k, 0)) {
                return false;
            }
        }
        for (int l = 1; l <= y; l++) {
            if (second.contains(l) && !visitor.visit(0, l)) {
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
    public boolean visitTwoPile(int x, int y, Runnable pulse, Visitor visitor) {
        PairTest pairs = both.on(x, y);
        for (int k = 1; k <= x; k++) {
            pulse.run();
            for (int l = 1; l <= y; l++) {
                if (pairs.allows(k, l) && !visitor.visit(k, l)) {
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
        return new Moves(second, first, both.swapped());
    }
}
