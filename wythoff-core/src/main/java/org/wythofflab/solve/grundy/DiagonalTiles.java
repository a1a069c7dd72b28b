package org.wythofflab.solve.grundy;

import java.util.Arrays;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.ValueTiles;
import org.wythofflab.solve.Wavefront;

/**
 * Wythoff's table in tiles of 64 x 64 cells, on and above the diagonal. A pile stands for its row and its column: they are
 * mirror images, and the column is complete when the row begins.
 *
 * <p>Within a tile the values come in order. A value g is where no smaller one is, once at most in each row, column and
 * diagonal, and in the first free place of each; so the rows that lack it, in turn, take the first column that lacks it on
 * a diagonal that lacks it, each by a few operations on words. Values that all rows, all columns or all diagonals of the
 * tile have are passed over 64 at a time.
 */
final class DiagonalTiles {
    private static final int SIDE = ValueTiles.SIDE;

    private final Board board;
    private final int across;
    private final BlockSets[] piles;
    private final BlockSets[] diagonals;
    private final ValueTiles table;

    DiagonalTiles(Board board, ValueTiles table) {
        this.board = board;
        this.table = table;
        across = ValueTiles.tilesOver(board.longerSide());
        piles = new BlockSets[across];
        diagonals = new BlockSets[across];
        for (int block = 0; block < across; block++) {
            // Values reach about one and a half times the longer pile; what is beyond makes the sets grow.
            piles[block] = new BlockSets(3 * (block + 3) / 2);
            diagonals[block] = new BlockSets(3 * (across + 2) / 2);
        }
    }

    GrundyTable solve(Budget budget) {
        Tile[] tiles = new Tile[budget.threads()];
        for (int share = 0; share < tiles.length; share++) {
            tiles[share] = new Tile();
        }
        int down = ValueTiles.tilesOver(Math.min(board.rows(), board.columns()));
        new Wavefront(across, budget).run(down, (share, i, j) -> {
            if (i == j) {
                tiles[share].solveMiddle(piles[i], diagonals[0]);
                table.put(i, j, tiles[share].values);
            } else if (i < j) {
                tiles[share].solve(piles[i], piles[j], diagonals[j - i], diagonals[j - i - 1]);
                table.put(i, j, tiles[share].values);
            }
        });
        return new GrundyTable(board, table);
    }

    /** A tile at work. */
    private static final class Tile {
        final int[] values = new int[SIDE * SIDE];
        /** The columns of each row that have no value yet. */
        private final long[] open = new long[SIDE];

        private final BlockSets mirrorPile = new BlockSets(0);
        private final BlockSets mirrorDiagonal = new BlockSets(0);

        /** @param high diagonals 0 to 63 of the tile, counted from its corner; {@code low}: -64 to -1 */
        void solve(BlockSets row, BlockSets column, BlockSets high, BlockSets low) {
            Arrays.fill(open, -1L);
            long openRows = -1L;
            for (int word = 0; openRows != 0; word++) {
                row.reserve(word + 1);
                column.reserve(word + 1);
                high.reserve(word + 1);
                low.reserve(word + 1);
                long candidates = ~(row.full[word] | column.full[word] | (high.full[word] & low.full[word]));
                for (; candidates != 0 && openRows != 0; candidates &= candidates - 1) {
                    int value = (word << 6) + Long.numberOfTrailingZeros(candidates);
                    openRows = place(value, openRows, row, column, high, low);
                }
            }
        }

        /** Puts one value wherever it belongs, and gives the rows that are still open. */
        private long place(int value, long openRows, BlockSets row, BlockSets column, BlockSets high, BlockSets low) {
            long[] open = this.open;
            int[] values = this.values;
            long stillOpen = openRows;
            long rowsHad = row.have[value];
            long rowsHave = rowsHad;
            long columnsLack = ~column.have[value];
            long highHave = high.have[value];
            long lowHave = low.have[value];
            for (long rows = ~rowsHad & openRows; rows != 0 && columnsLack != 0; rows &= rows - 1) {
                int i = Long.numberOfTrailingZeros(rows);
                // Bit j: whether diagonal j - i has the value. A shift by 64 - i is made of two, as i may be 0.
                long met = highHave << i | lowHave >>> 1 >>> (63 - i);
                long free = columnsLack & open[i] & ~met;
                if (free != 0) {
                    long first = free & -free;
                    values[(i << 6) + Long.numberOfTrailingZeros(free)] = value;
                    columnsLack ^= first;
                    rowsHave |= 1L << i;
                    long left = open[i] ^ first;
                    open[i] = left;
                    // The sign of left | -left says whether any column is left.
                    stillOpen &= ~((~(left | -left) >>> 63) << i);
                    highHave |= first >>> i;
                    lowHave |= first << 1 << (63 - i);
                }
            }
            if (rowsHave != rowsHad) {
                put(row, value, rowsHave);
                put(column, value, ~columnsLack);
                put(high, value, highHave);
                put(low, value, lowHave);
            }
            return stillOpen;
        }

        private static void put(BlockSets sets, int value, long have) {
            sets.have[value] = have;
            if (have == -1L) {
                sets.full[value >>> 6] |= 1L << value;
            }
        }

        /** On the diagonal of the board, where column j is row j and diagonal -d is diagonal d. */
        void solveMiddle(BlockSets pile, BlockSets diagonal) {
            pile.copyTo(mirrorPile);
            diagonal.copyMirroredTo(mirrorDiagonal);
            solve(pile, mirrorPile, diagonal, mirrorDiagonal);
        }
    }
}
