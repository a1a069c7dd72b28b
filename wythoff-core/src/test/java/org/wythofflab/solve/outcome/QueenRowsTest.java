package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.Bits;

/** The loop for Wythoff's game gives the rows of the general one, on boards of both shapes. */
final class QueenRowsTest {

    @ParameterizedTest
    @CsvSource({
        "wythoff",
        "wythoff misere",
        "wythoff block 2",
        "wythoff block 7",
        "wythoff block 200",
        "wythoff block 1000000000",
        "wythoff comply 1",
        "wythoff comply 5"
    })
    void agreesWithTheGeneralRows(String text) {
        for (Board board : new Board[] {new Board(150, 400), new Board(400, 150), new Board(1, 1)}) {
            GameSpec game = Boards.game(text);
            RowMachine queen = QueenRows.of(game, board).orElseThrow();
            RowBand general =
                    new CountingBand(game, CountingPlan.of(game, board).orElseThrow(), board, 0);
            Decision decision = Decision.of(game);
            for (int x = 0; x < board.rows(); x++) {
                long[] mine = new long[board.words()];
                long[] other = new long[board.words()];
                queen.next(mine);
                general.solve(x, other);
                if (!decision.markedIsP()) {
                    Bits.complement(other, board.columns());
                }
                assertThat(mine).as("%s, row %d", text, x).isEqualTo(other);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim",
                "wythoff block 2 misere",
                "wythoff block 2 nim",
                "wythoff block 2 diagonal",
                "a-wythoff(2)"
            })
    void otherGamesAreNotForIt(String text) {
        assertThat(QueenRows.of(Boards.game(text), new Board(4, 4))).isEmpty();
    }
}
