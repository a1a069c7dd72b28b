package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.Comparator;

/** A move: how much is taken from the first pile and how much from the second. */
public record BigMove(BigInteger first, BigInteger second) {

    /** The fewest tokens, first pile first. */
    public static final Comparator<BigMove> SMALLEST =
            Comparator.comparing(BigMove::amount).thenComparing(BigMove::second);

    /** The order of recommendation: one-pile moves before two-pile moves, then the smallest. */
    public static final Comparator<BigMove> SIMPLEST =
            Comparator.comparing(BigMove::takesFromBoth).thenComparing(SMALLEST);

    public static BigMove between(BigPosition from, BigPosition to) {
        return new BigMove(from.x().subtract(to.x()), from.y().subtract(to.y()));
    }

    public BigPosition from(BigPosition position) {
        return new BigPosition(position.x().subtract(first), position.y().subtract(second));
    }

    /** The same move with the piles exchanged. */
    public BigMove swapped() {
        return new BigMove(second, first);
    }

    public boolean takesFromBoth() {
        return first.signum() > 0 && second.signum() > 0;
    }

    /** Whether the second pile stays as it is. */
    public boolean isFromFirst() {
        return second.signum() == 0;
    }

    /** The tokens taken from both piles together. */
    public BigInteger amount() {
        return first.add(second);
    }
}
