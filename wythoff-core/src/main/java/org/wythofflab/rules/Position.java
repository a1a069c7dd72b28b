package org.wythofflab.rules;

import java.util.Comparator;

/** An ordered pair of piles: {@code (3,5)} and {@code (5,3)} are different positions. */
public record Position(long x, long y) implements Comparable<Position> {

    /** By the larger pile, then by the first: the order in which positions are listed. */
    private static final Comparator<Position> ORDER = Comparator.<Position>comparingLong(p -> Math.max(p.x, p.y))
            .thenComparingLong(Position::x)
            .thenComparingLong(Position::y);

    public Position {
        if (x < 0 || y < 0) {
            throw new IllegalArgumentException("piles are not negative: " + x + ", " + y);
        }
    }

    @Override
    public int compareTo(Position other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return "(" + x + "," + y + ")";
    }
}
