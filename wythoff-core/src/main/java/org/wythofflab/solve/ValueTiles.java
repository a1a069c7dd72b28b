package org.wythofflab.solve;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Grundy values in tiles of {@value #SIDE} x {@value #SIDE} cells, so that engines can work on a small part of a large table,
 * and the mirror image of a row is not scattered over all memory. A cell takes 16 bits; a tile that holds a value which
 * needs more is kept once again in 32. Of a symmetric table only the tiles on and above the diagonal are held.
 *
 * <p>Several threads may put tiles, each its own.
 */
public final class ValueTiles {
    /** Cells along the side of a tile. */
    public static final int SIDE = 64;

    private static final int SHIFT = 6;
    private static final int INSIDE = SIDE - 1;
    private static final int CELLS = SIDE * SIDE;
    /** Tiles of one array, as a power of two. Few and large ones, because the Java machine would move small ones about. */
    private static final int CHUNK_SHIFT = 14;

    private static final int CHUNK = 1 << CHUNK_SHIFT;

    private final boolean symmetric;
    private final int across;
    private final int largestNarrow;
    private final char[][] chunks;
    private final int[] @Nullable [] wide;

    public ValueTiles(Board board, boolean symmetric) {
        this(board, symmetric, Character.MAX_VALUE);
    }

    /**
     * Tiles that are wide sooner than they have to be.
     *
     * @param largestNarrow the largest value that 16 bits may hold
     */
    public ValueTiles(Board board, boolean symmetric, int largestNarrow) {
        this.symmetric = symmetric;
        this.largestNarrow = largestNarrow;
        int down = tilesOver(symmetric ? Math.min(board.rows(), board.columns()) : board.rows());
        across = tilesOver(symmetric ? board.longerSide() : board.columns());
        long left = symmetric ? (long) down * (down - 1) / 2 : 0;
        int tiles = Math.toIntExact((long) down * across - left);
        chunks = new char[(tiles + CHUNK - 1) >>> CHUNK_SHIFT][];
        for (int chunk = 0; chunk < chunks.length; chunk++) {
            chunks[chunk] = new char[Math.min(CHUNK, tiles - chunk * CHUNK) * CELLS];
        }
        wide = new int[tiles][];
    }

    /** How many tiles cover a side. */
    public static int tilesOver(int side) {
        return (side + INSIDE) >>> SHIFT;
    }

    /** The memory a table takes at most. */
    public static BigInteger bytes(Extent extent, boolean symmetric) {
        boolean narrow = largest(extent).bitLength() <= Character.SIZE;
        BigInteger whole = BigInteger.valueOf(INSIDE);
        BigInteger rows = extent.rows().add(whole);
        BigInteger columns = extent.columns().add(whole);
        BigInteger shorter = rows.min(columns);
        BigInteger left = symmetric ? shorter.multiply(shorter.subtract(whole)).shiftRight(1) : BigInteger.ZERO;
        BigInteger cells = rows.multiply(columns).subtract(left);
        return cells.multiply(BigInteger.valueOf(narrow ? Character.BYTES : Character.BYTES + Integer.BYTES));
    }

    /** No value is larger: each move takes something, so that no play, and no value, is longer than the piles together. */
    public static BigInteger largest(Extent extent) {
        return extent.rows().add(extent.columns());
    }

    /** The place of a tile in the order in which they are held: row by row, from the diagonal on if that is enough. */
    private int tile(int down, int right) {
        return down * across + right - (symmetric ? (down * (down + 1)) >>> 1 : 0);
    }

    /**
     * Keeps a copy of a tile: cell {@code (SIDE * down + i, SIDE * right + j)} is {@code values[SIDE * i + j]}. A tile on the
     * diagonal of a symmetric table is given whole, one below it not at all.
     */
    public void put(int down, int right, int[] values) {
        int tile = tile(down, right);
        char[] cells = chunks[tile >>> CHUNK_SHIFT];
        int start = (tile & (CHUNK - 1)) * CELLS;
        int bits = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            bits |= values[cell];
            cells[start + cell] = (char) values[cell];
        }
        // Where no bit is beyond, no value is; the other way round a tile may be wider than it must.
        if (bits > largestNarrow) {
            wide[tile] = values.clone();
        }
    }

    /**
     * Sets one cell, of a symmetric table on or above the diagonal. Of threads that do this, only one at a time may do it
     * in the same tile.
     */
    public void set(int x, int y, int value) {
        int tile = tile(x >>> SHIFT, y >>> SHIFT);
        int start = (tile & (CHUNK - 1)) * CELLS;
        int cell = ((x & INSIDE) << SHIFT) | (y & INSIDE);
        char[] cells = chunks[tile >>> CHUNK_SHIFT];
        cells[start + cell] = (char) value;
        int[] wideCells = wide[tile];
        if (wideCells == null && value > largestNarrow) {
            wideCells = new int[CELLS];
            for (int i = 0; i < CELLS; i++) {
                wideCells[i] = cells[start + i];
            }
            wide[tile] = wideCells;
        }
        if (wideCells != null) {
            wideCells[cell] = value;
        }
        if (symmetric && x >>> SHIFT == y >>> SHIFT && x < y) {
            set(y, x, value);
        }
    }

    int at(int x, int y) {
        boolean swap = symmetric && x > y;
        int row = swap ? y : x;
        int column = swap ? x : y;
        int tile = tile(row >>> SHIFT, column >>> SHIFT);
        int cell = ((row & INSIDE) << SHIFT) | (column & INSIDE);
        int[] cells = wide[tile];
        return cells == null ? chunks[tile >>> CHUNK_SHIFT][(tile & (CHUNK - 1)) * CELLS + cell] : cells[cell];
    }

    /** Copies the values of (x, from) to before (x, to). */
    void copy(int x, int from, int to, int[] into) {
        int down = x >>> SHIFT;
        int inside = x & INSIDE;
        for (int y = from; y < to; ) {
            int right = y >>> SHIFT;
            int end = Math.min(to, (right + 1) << SHIFT);
            if (symmetric && right < down) {
                copy(tile(right, down), ((y & INSIDE) << SHIFT) + inside, SIDE, into, y - from, end - from);
            } else {
                copy(tile(down, right), (inside << SHIFT) + (y & INSIDE), 1, into, y - from, end - from);
            }
            y = end;
        }
    }

    private void copy(int tile, int first, int step, int[] into, int start, int end) {
        int[] cells = wide[tile];
        if (cells != null) {
            for (int i = start; i < end; i++) {
                into[i] = cells[first + (i - start) * step];
            }
            return;
        }
        char[] chunk = chunks[tile >>> CHUNK_SHIFT];
        int cell = (tile & (CHUNK - 1)) * CELLS + first;
        if (step == 1) {
            for (int i = start; i < end; i++) {
                into[i] = chunk[cell + i - start];
            }
        } else {
            for (int i = start; i < end; i++) {
                into[i] = chunk[cell + (i - start) * step];
            }
        }
    }
}
