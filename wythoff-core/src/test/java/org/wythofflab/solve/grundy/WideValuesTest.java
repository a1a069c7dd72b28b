package org.wythofflab.solve.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.ValueTiles;

/** Tables in which some or all tiles need 32 bits, as beyond piles of 32768, on small boards. */
final class WideValuesTest {
    private static final Budget TWO = new Budget(1L << 32, 1L << 32, 2, () -> false, Progress.SILENT);

    @ParameterizedTest
    @CsvSource({"0, 130, 130", "63, 129, 140", "100, 200, 65", "127, 65, 200"})
    void wideTilesHoldWhatThePlainEngineFinds(int largestNarrow, int rows, int columns) {
        Board board = new Board(rows, columns);
        ValueTiles tiles = new ValueTiles(board, true, largestNarrow);
        requirePlain("wythoff", new DiagonalTiles(board, tiles).solve(TWO));
        for (String text : new String[] {"st(2,3)", "modular(5)", "wyt(k^2)", "nim"}) {
            ValueTiles wide = new ValueTiles(board, true, largestNarrow);
            Shadow.Source shadows = Shadows.of(Boards.game(text).moves().both(), board.longerSide())
                    .orElseThrow();
            requirePlain(text, new ValueByValue(board, wide, shadows).solve(TWO));
        }
    }

    private static void requirePlain(String text, GrundyTable table) {
        GameSpec game = Boards.game(text);
        GrundyTable plain = new GrundyEngine().solve(game, table.board(), TWO);
        for (int x = 0; x < table.board().rows(); x++) {
            for (int y = 0; y < table.board().columns(); y++) {
                assertThat(table.at(x, y)).as("%s (%d,%d)", text, x, y).isEqualTo(plain.at(x, y));
            }
        }
    }
}
