package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.OutcomeEngine;

final class CountingEngineTest extends OutcomeEngineContract {
    @Override
    protected OutcomeEngine engine() {
        return new CountingEngine();
    }

    @ParameterizedTest
    @ValueSource(longs = {20261117, 4711, 99})
    void agreesWithTheSieveOnRandomUnionsOfPieces(long seed) {
        List<String> maneuvers = List.of(
                " block 2",
                " block 3 nim",
                " block 4 diagonal",
                " comply 3",
                " comply 2 nim",
                " comply 2 diagonal",
                " misere");
        int solved = 0;
        for (int i = 0; i < 60; i++) {
            RegularGames games = new RegularGames(seed + i);
            GameSpec game = Boards.game(games.moves() + games.one(maneuvers));
            Board board = new Board(games.number(1, 45), games.number(1, 90));
            if (Boards.can(engine(), game.text(), board.rows(), board.columns())) {
                assertThat(Boards.drawing(Boards.solve(engine(), game, board, 1)))
                        .as("%s on %s", game, board)
                        .isEqualTo(Boards.drawing(Boards.solve(new SieveEngine(), game, board, 1)));
                solved++;
            }
        }
        assertThat(solved).isGreaterThan(50);
    }
}
