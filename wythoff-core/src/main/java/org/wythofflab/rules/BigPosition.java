package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.Comparator;

/** A {@link Position} with piles of any size. */
public record BigPosition(BigInteger x, BigInteger y) implements Comparable<BigPosition> {

    private static final Comparator<BigPosition> ORDER = Comparator.<BigPosition, BigInteger>comparing(
                    p -> p.x.max(p.y))
            .thenComparing(BigPosition::x)
            .thenComparing(BigPosition::y);

    public BigPosition {
        if (x.signum() < 0 || y.signum() < 0) {
            throw new IllegalArgumentException("piles are not negative");
        }
    }

    @Override
    public int compareTo(BigPosition other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return "(" + x + "," + y + ")";
    }
}
