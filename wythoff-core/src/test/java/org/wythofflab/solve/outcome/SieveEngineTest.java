package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Moves;
import org.wythofflab.rules.PairTest;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeEngine;
import org.wythofflab.solve.OutcomeGrid;

final class SieveEngineTest extends OutcomeEngineContract {
    @Override
    protected OutcomeEngine engine() {
        return new SieveEngine();
    }

    @Test
    void threadsFindTheSameBoard() {
        for (String text : List.of(
                "wyt(k^2)",
                "moves(first: all; second: odd; both: k*l % 7 = 1)",
                "moves(first: odd; second: odd; both: k*l < 50) misere",
                "moves(first: all; second: all; both: l = k^2 or k = l^2) block 2")) {
            GameSpec game = Boards.game(text);
            for (Board board : List.of(new Board(70, 65), new Board(33, 128), new Board(20, 200))) {
                String alone = Boards.drawing(Boards.solve(new SieveEngine(0), game, board, 1));
                assertThat(Boards.drawing(Boards.solve(new SieveEngine(0), game, board, 2)))
                        .isEqualTo(alone);
                assertThat(Boards.drawing(Boards.solve(new SieveEngine(0), game, board, 3)))
                        .isEqualTo(alone);
            }
        }
    }

    /** Rules whose masks are full, have few amounts, or are both by turns; rows with few marked positions, and with many. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "moves(first: all; second: all; both: k*l % 7 = 3)",
                "moves(first: all; second: all; both: l = k^2 or k = l^2)",
                "moves(first: all; second: {60}; both: k*l % 3 = 1 and l > 9 or l = k^2)",
                "moves(first: none; second: none; both: k*l % 31 = 1)",
                "moves(first: odd; second: none; both: k*k*l % 5 = 2)"
            })
    void agreesWithTheDefinitionAcrossWords(String text) {
        Moves moves = Boards.game(text).moves();
        Board board = new Board(40, 200);
        PairTest both = moves.both().on(board.rows() - 1, board.columns() - 1);
        OutcomeGrid grid = Boards.solve(engine(), Boards.game(text), board, 2);
        for (int x = 0; x < board.rows(); x++) {
            for (int y = 0; y < board.columns(); y++) {
                assertThat(grid.isP(x, y))
                        .as("%s at (%d,%d)", text, x, y)
                        .isEqualTo(!reachesP(moves, both, grid, x, y));
            }
        }
    }

    private static boolean reachesP(Moves moves, PairTest both, OutcomeGrid grid, int x, int y) {
        for (int k = 0; k <= x; k++) {
            for (int l = k == 0 ? 1 : 0; l <= y; l++) {
                boolean allowed = k == 0
                        ? moves.second().contains(l)
                        : l == 0 ? moves.first().contains(k) : both.allows(k, l);
                if (allowed && grid.isP(x - k, y - l)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void saysThatItTakesTheCube() {
        Capability capability = engine().capability(Boards.game("wyt(k^2)"), Extent.of(9, 9));
        assertThat(capability.<String>fold(Capability.Can::reason, Capability.Cannot::why))
                .contains("irregular")
                .contains("cube");
    }
}
