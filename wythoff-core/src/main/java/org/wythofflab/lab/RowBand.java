package org.wythofflab.lab;

import java.util.Arrays;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.ValueTiles;

/** Cuts rows, which come one after the other, into the tiles of a table. */
final class RowBand {
    private final Board board;
    private final boolean symmetric;
    private final ValueTiles tiles;
    private final int[][] rows;
    private final int[] tile = new int[ValueTiles.SIDE * ValueTiles.SIDE];

    /** @param symmetric whether row x begins at column x, and the rest of it is that of earlier columns */
    RowBand(Board board, boolean symmetric, ValueTiles tiles) {
        this.board = board;
        this.symmetric = symmetric;
        this.tiles = tiles;
        rows = new int[ValueTiles.SIDE][board.columns()];
    }

    /** @param values from the first column of row x on */
    void add(int x, int[] values) {
        int first = symmetric ? x : 0;
        System.arraycopy(values, 0, rows[x % rows.length], first, board.columns() - first);
        if ((x + 1) % rows.length == 0 || x + 1 == board.rows()) {
            int down = x / rows.length;
            for (int right = symmetric ? down : 0; right < ValueTiles.tilesOver(board.columns()); right++) {
                cut(down, right, x % rows.length + 1);
                tiles.put(down, right, tile);
            }
        }
    }

    private void cut(int down, int right, int height) {
        int side = rows.length;
        int width = Math.min(side, board.columns() - right * side);
        Arrays.fill(tile, 0);
        for (int i = 0; i < height; i++) {
            System.arraycopy(rows[i], right * side, tile, i * side, width);
            // On the diagonal, what lies below is that above.
            for (int j = 0; symmetric && down == right && j < i; j++) {
                tile[i * side + j] = rows[j][right * side + i];
            }
        }
    }
}
