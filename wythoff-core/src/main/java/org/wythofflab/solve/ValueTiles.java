package org.wythofflab.solve;

import org.jspecify.annotations.Nullable;

/**
 * Grundy values in tiles of {@value #SIDE} x {@value #SIDE} cells, so that engines can work on a small part of a large table,
 * and the mirror image of a row is not scattered over all memory. A tile takes 16 bits a cell, or 32 if it holds a value
 * that needs them. Of a symmetric table only the tiles on and above the diagonal are held.
 *
 * <p>Several threads may put tiles, each its own.
 */
public final class ValueTiles {
    /** Cells along the side of a tile. */
    public static final int SIDE = 64;

    private static final int SHIFT = 6;
    private static final int INSIDE = SIDE - 1;

    private final boolean symmetric;
    private final int across;
    private final int largestNarrow;
    private final char @Nullable [][] narrow;
    private final int @Nullable [][] wide;

    public ValueTiles(Board board, boolean symmetric) {
        this(board, symmetric, Character.MAX_VALUE);
    }

    /** @param largestNarrow the largest value that a tile of 16 bits may hold */
    ValueTiles(Board board, boolean symmetric, int largestNarrow) {
        this.symmetric = symmetric;
        this.largestNarrow = largestNarrow;
        int down = tilesOver(symmetric ? board.longerSide() : board.rows());
        across = symmetric ? down : tilesOver(board.columns());
        narrow = new char[Math.multiplyExact(down, across)][];
        wide = new int[narrow.length][];
    }

    /** How many tiles cover a side. */
    public static int tilesOver(int side) {
        return (side + INSIDE) >>> SHIFT;
    }

    /**
     * Keeps a copy of a tile: cell {@code (SIDE * down + i, SIDE * right + j)} is {@code values[SIDE * i + j]}. A tile on the
     * diagonal of a symmetric table is given whole, one below it not at all.
     */
    public void put(int down, int right, int[] values) {
        int bits = 0;
        for (int value : values) {
            bits |= value;
        }
        // Where no bit is beyond, no value is; the other way round a tile may be wider than it must.
        if (bits <= largestNarrow) {
            char[] cells = new char[SIDE * SIDE];
            for (int i = 0; i < cells.length; i++) {
                cells[i] = (char) values[i];
            }
            narrow[down * across + right] = cells;
        } else {
            wide[down * across + right] = values.clone();
        }
    }

    int at(int x, int y) {
        boolean swap = symmetric && x > y;
        int row = swap ? y : x;
        int column = swap ? x : y;
        int tile = (row >>> SHIFT) * across + (column >>> SHIFT);
        int cell = (row & INSIDE) << SHIFT | column & INSIDE;
        char[] cells = narrow[tile];
        return cells == null ? wide[tile][cell] : cells[cell];
    }

    /** Copies the values of (x, from) to before (x, to). */
    void copy(int x, int from, int to, int[] into) {
        int down = x >>> SHIFT;
        int inside = x & INSIDE;
        for (int y = from; y < to; ) {
            int right = y >>> SHIFT;
            int end = Math.min(to, (right + 1) << SHIFT);
            if (symmetric && right < down) {
                copy(right * across + down, ((y & INSIDE) << SHIFT) + inside, SIDE, into, y - from, end - from);
            } else {
                copy(down * across + right, (inside << SHIFT) + (y & INSIDE), 1, into, y - from, end - from);
            }
            y = end;
        }
    }

    private void copy(int tile, int first, int step, int[] into, int start, int end) {
        char[] cells = narrow[tile];
        int[] wideCells = wide[tile];
        int cell = first;
        for (int i = start; i < end; i++) {
            into[i] = cells == null ? wideCells[cell] : cells[cell];
            cell += step;
        }
    }
}
