package org.wythofflab.solve;

/** Positions with first pile below {@code rows} and second pile below {@code columns}. */
public record Board(int rows, int columns) {

    public Board {
        if (rows < 0 || columns < 0 || rows > Extent.LONGEST_SIDE || columns > Extent.LONGEST_SIDE) {
            throw new IllegalArgumentException("not a board: " + rows + " x " + columns);
        }
    }

    /** How many 64-bit words hold one row. */
    public int words() {
        return (columns + 63) >>> 6;
    }

    public int longerSide() {
        return Math.max(rows, columns);
    }
}
