package org.wythofflab.solve;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;

/** The size of a board somebody asks for: first pile below {@code rows}, second pile below {@code columns}. */
public record Extent(BigInteger rows, BigInteger columns) {

    /** Sums of a few sides stay far below the range of an {@code int}, and a bit set of amounts stays small. */
    static final int LONGEST_SIDE = 1 << 27;

    /**
     * Far more than any board has, and short enough for an engine to say at once how much too much it is; the time to
     * print a number grows faster than its length.
     */
    private static final BigInteger MOST = BigInteger.TEN.pow(1000);

    public Extent {
        if (rows.signum() < 0 || columns.signum() < 0) {
            throw new IllegalArgumentException("a board has no negative side: " + rows + " x " + columns);
        }
    }

    public static Extent square(BigInteger side) {
        return new Extent(side, side);
    }

    public static Extent of(long rows, long columns) {
        return new Extent(BigInteger.valueOf(rows), BigInteger.valueOf(columns));
    }

    /** The smallest board that holds the position. */
    public static Extent upTo(BigPosition position) {
        return new Extent(
                clamp(position.x()).add(BigInteger.ONE), clamp(position.y()).add(BigInteger.ONE));
    }

    /** A side, or a number that is as much too large. */
    public static BigInteger clamp(BigInteger side) {
        return side.min(MOST);
    }

    public Extent swapped() {
        return new Extent(columns, rows);
    }

    public BigInteger cells() {
        return rows.multiply(columns);
    }

    public boolean hasIntSides() {
        return rows.max(columns).compareTo(BigInteger.valueOf(LONGEST_SIDE)) <= 0;
    }

    public Board board() {
        return new Board(rows.intValueExact(), columns.intValueExact());
    }

    @Override
    public String toString() {
        return rows + " x " + columns;
    }
}
