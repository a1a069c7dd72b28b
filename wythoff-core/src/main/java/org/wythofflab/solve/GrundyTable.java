package org.wythofflab.solve;

/** Grundy values of every position of a board. */
public final class GrundyTable {
    private final Board board;
    private final int[][] values;

    public GrundyTable(Board board, int[][] values) {
        this.board = board;
        this.values = values;
    }

    public Board board() {
        return board;
    }

    public int at(int x, int y) {
        return values[x][y];
    }
}
