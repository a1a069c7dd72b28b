package org.wythofflab.solve;

import java.util.function.IntBinaryOperator;

/** Grundy values of every position of a board. */
public final class GrundyTable {
    private final Board board;
    private final IntBinaryOperator values;
    private final Rows rows;

    /** Copies part of a row, see {@link #row}. */
    @FunctionalInterface
    public interface Rows {
        void copy(int x, int from, int to, int[] into);
    }

    public GrundyTable(Board board, int[][] values) {
        this.board = board;
        this.values = (x, y) -> values[x][y];
        rows = (x, from, to, into) -> System.arraycopy(values[x], from, into, 0, to - from);
    }

    public GrundyTable(Board board, ValueTiles tiles) {
        this.board = board;
        values = tiles::at;
        rows = tiles::copy;
    }

    /** A table that is held elsewhere. */
    public GrundyTable(Board board, IntBinaryOperator values, Rows rows) {
        this.board = board;
        this.values = values;
        this.rows = rows;
    }

    private GrundyTable(Board board, GrundyTable larger) {
        this.board = board;
        values = larger.values;
        rows = larger.rows;
    }

    /** The part with the first pile below {@code height} and the second below {@code width}; the values are not copied. */
    public GrundyTable part(int height, int width) {
        if (height > board.rows() || width > board.columns()) {
            throw new IndexOutOfBoundsException(height + " x " + width + " of a table with " + board);
        }
        return new GrundyTable(new Board(height, width), this);
    }

    public Board board() {
        return board;
    }

    public int at(int x, int y) {
        return values.applyAsInt(x, y);
    }

    /** Copies the values of (x, from), (x, from + 1), ... to before (x, to) to the start of {@code into}. */
    public void row(int x, int from, int to, int[] into) {
        if (from < 0 || from > to || to > board.columns()) {
            throw new IndexOutOfBoundsException(
                    "columns " + from + " to " + to + " of a table with " + board.columns());
        }
        rows.copy(x, from, to, into);
    }
}
