package org.wythofflab.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ValueTilesTest {
    private static int any(int x, int y) {
        return 1000 * x + y;
    }

    private static int symmetric(int x, int y) {
        return any(Math.min(x, y), Math.max(x, y));
    }

    /** A table in which every tile below the diagonal of a symmetric one is missing, as it may be. */
    private static GrundyTable table(Board board, boolean symmetric, int largestNarrow, boolean byCell) {
        IntBinaryOperator value = symmetric ? ValueTilesTest::symmetric : ValueTilesTest::any;
        ValueTiles tiles = new ValueTiles(board, symmetric, largestNarrow);
        int down = ValueTiles.tilesOver(symmetric ? Math.min(board.rows(), board.columns()) : board.rows());
        int right = ValueTiles.tilesOver(symmetric ? board.longerSide() : board.columns());
        for (int i = 0; i < down; i++) {
            for (int j = symmetric ? i : 0; j < right; j++) {
                int[] cells = new int[ValueTiles.SIDE * ValueTiles.SIDE];
                for (int cell = 0; cell < cells.length; cell++) {
                    cells[cell] = value.applyAsInt(64 * i + cell / 64, 64 * j + cell % 64);
                }
                if (byCell) {
                    set(tiles, i, j, cells, symmetric);
                } else {
                    tiles.put(i, j, cells);
                }
            }
        }
        return new GrundyTable(board, tiles);
    }

    /** The largest first, so that what was set before the tile grew wide has to be taken along, and then the others. */
    private static void set(ValueTiles tiles, int i, int j, int[] cells, boolean symmetric) {
        for (int cell = cells.length - 1; cell >= 0; cell -= 2) {
            setOne(tiles, i, j, cell, cells, symmetric);
        }
        for (int cell = 0; cell < cells.length; cell += 2) {
            setOne(tiles, i, j, cell, cells, symmetric);
        }
    }

    private static void setOne(ValueTiles tiles, int i, int j, int cell, int[] cells, boolean symmetric) {
        if (!symmetric || i != j || cell / 64 <= cell % 64) {
            tiles.set(64 * i + cell / 64, 64 * j + cell % 64, cells[cell]);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "63,65,false,65535",
        "65,63,false,100",
        "64,64,true,65535",
        "130,130,true,65535",
        "130,130,true,0",
        "70,200,true,5000",
        "200,70,true,5000",
        "1,1,true,0",
        "0,0,true,0",
        "3,0,false,9"
    })
    void whatIsPutInIsReadCellByCellAndRowByRow(int rows, int columns, boolean symmetric, int largestNarrow) {
        Board board = new Board(rows, columns);
        check(
                table(board, symmetric, largestNarrow, false),
                symmetric ? ValueTilesTest::symmetric : ValueTilesTest::any);
        check(
                table(board, symmetric, largestNarrow, true),
                symmetric ? ValueTilesTest::symmetric : ValueTilesTest::any);
    }

    private static void check(GrundyTable table, IntBinaryOperator value) {
        int rows = table.board().rows();
        int columns = table.board().columns();
        int[] row = new int[columns];
        for (int x = 0; x < rows; x++) {
            table.row(x, 0, columns, row);
            for (int y = 0; y < columns; y++) {
                assertThat(table.at(x, y)).isEqualTo(value.applyAsInt(x, y));
                assertThat(row[y]).isEqualTo(value.applyAsInt(x, y));
            }
        }
    }

    @Test
    void partOfARowIsCopiedToTheStart() {
        for (GrundyTable table : new GrundyTable[] {
            table(new Board(150, 150), true, 70, false), new GrundyTable(new Board(2, 150), new int[150][150])
        }) {
            int[] part = new int[80];
            table.row(1, 60, 140, part);
            for (int i = 0; i < part.length; i++) {
                assertThat(part[i]).isEqualTo(table.at(1, 60 + i));
            }
        }
    }

    @Test
    void columnsBeyondTheBoardAreNoPartOfARow() {
        GrundyTable table = table(new Board(10, 10), true, 70, false);
        assertThatThrownBy(() -> table.row(0, 5, 11, new int[64])).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> table.row(0, -1, 2, new int[64])).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> table.row(0, 3, 2, new int[64])).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
