package org.wythofflab.solve.layers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.ValueTiles;
import org.wythofflab.solve.grundy.GrundyEngine;

/** Tables in which some or all tiles need 32 bits, as beyond piles of 32768, on small boards. */
final class WideLayersTest {
    private static final Budget THREE = new Budget(1L << 32, 1L << 32, 3, () -> false, Progress.SILENT);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "odd-odd(2,3)",
                "odd-even(2,3)",
                "restricted(2,3; h=all, v=all, d1=odd, d2=all)",
                "moves(first: >=3; second: 2 mod 5; both: k<=9 and l<=70)"
            })
    void wideTilesHoldWhatThePlainEngineFinds(String text) {
        GameSpec game = Boards.game(text);
        Board board = new Board(129, 140);
        boolean symmetric = game.symmetry().isSymmetric();
        GrundyTable plain = new GrundyEngine().solve(game, board, THREE);
        for (int largestNarrow : new int[] {0, 2, 63, 100}) {
            ValueTiles tiles = new ValueTiles(board, symmetric, largestNarrow);
            new Layers(board, tiles, LayerPlan.of(game, board).orElseThrow(), symmetric).solve(THREE);
            GrundyTable table = new GrundyTable(board, tiles);
            for (int x = 0; x < board.rows(); x++) {
                for (int y = 0; y < board.columns(); y++) {
                    assertThat(table.at(x, y)).as("(%d,%d)", x, y).isEqualTo(plain.at(x, y));
                }
            }
        }
    }
}
