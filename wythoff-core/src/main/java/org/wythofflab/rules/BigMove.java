package org.wythofflab.rules;

import java.math.BigInteger;

/** A move: how much is taken from the first pile and how much from the second. */
public record BigMove(BigInteger first, BigInteger second) {

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
}
