package org.wythofflab.solve.grundy;

import java.math.BigInteger;
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

    /** What threads hold of their own: a tile each, and of tiles on the diagonal what is mirrored, which is two words a value. */
    static BigInteger bytes(BigInteger longer, int threads) {
        BigInteger mirrored = longer.multiply(BigInteger.valueOf(3L * Long.BYTES));
        return mirrored.add(BigInteger.valueOf((long) Integer.BYTES * SIDE * SIDE))
                .multiply(BigInteger.valueOf(Wavefront.places(threads)));
    }

    GrundyTable solve(Budget budget) {
        Tile[] tiles = new Tile[Wavefront.places(budget.threads())];
        Arrays.setAll(tiles, place -> new Tile());
        int down = ValueTiles.tilesOver(Math.min(board.rows(), board.columns()));
        new Wavefront(across, budget).run(down, (place, i, j) -> {
            if (i == j) {
                tiles[place].solveMiddle(piles[i], diagonals[0]);
                table.put(i, j, tiles[place].packed());
            } else if (i < j) {
                tiles[place].solve(piles[i], piles[j], diagonals[j - i], diagonals[j - i - 1]);
                table.put(i, j, tiles[place].packed());
            }
        });
        return new GrundyTable(board, table);
    }

    /** A tile at work. */
    private static final class Tile {
        /** Cell (i,j) at {@code (SIDE + 1) * i + j}: each row ends with a place for values that find none. */
        private final int[] values = new int[(SIDE + 1) * SIDE];
        /** The columns of each row that have no value yet. */
        private final long[] open = new long[SIDE];

        private final BlockSets mirrorPile = new BlockSets(0);
        private final BlockSets mirrorDiagonal = new BlockSets(0);

        /** The values as {@link ValueTiles#put} wants them; the next tile begins anew. */
        int[] packed() {
            for (int i = 1; i < SIDE; i++) {
                System.arraycopy(values, (SIDE + 1) * i, values, SIDE * i, SIDE);
            }
            return values;
        }

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
        private long place(
                int value, long openRows, BlockSets rowSets, BlockSets column, BlockSets high, BlockSets low) {
            long[] open = this.open;
            int[] values = this.values;
            long stillOpen = openRows;
            long rowsHad = rowSets.have[value];
            long rowsHave = rowsHad;
            long columnsLack = ~column.have[value];
            long highHave = high.have[value];
            long lowHave = low.have[value];
            for (long rows = ~rowsHad & openRows; rows != 0 && columnsLack != 0; rows &= rows - 1) {
                int i = Long.numberOfTrailingZeros(rows);
                long row = rows & -rows;
                // The columns that diagonals below 0 meet in row i. Turned by i, bit 64 - d, which is diagonal -d,
                // comes to i - d.
                long before = row - 1;
                // Bit j: whether diagonal j - i has the value.
                long met = highHave << i | (Long.rotateLeft(lowHave, i) & before);
                long free = columnsLack & open[i] & ~met;
                // If no column is free, all this changes nothing: about half of the time, which a branch could not
                // foresee.
                long first = free & -free;
                values[(SIDE + 1) * i + Long.numberOfTrailingZeros(free)] = value;
                columnsLack ^= first;
                rowsHave |= row & (free | -free) >> 63;
                highHave |= first >>> i;
                lowHave |= Long.rotateRight(first & before, i);
                long left = open[i] ^ first;
                open[i] = left;
                if (left == 0) {
                    stillOpen ^= row;
                }
            }
            if (rowsHave != rowsHad) {
                put(rowSets, value, rowsHave);
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
