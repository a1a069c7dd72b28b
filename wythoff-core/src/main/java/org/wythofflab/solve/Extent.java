package org.wythofflab.solve;

import java.math.BigInteger;

/** The size of a board somebody asks for: first pile below {@code rows}, second pile below {@code columns}. */
public record Extent(BigInteger rows, BigInteger columns) {

    /** Sums of a few sides stay far below the range of an {@code int}, and a bit set of amounts stays small. */
    static final int LONGEST_SIDE = 1 << 27;

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
