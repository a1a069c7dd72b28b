package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.OutcomeEngine;

final class CountingEngineTest extends OutcomeEngineContract {

    /** Shares even the narrowest boards among threads. */
    private static final CountingEngine ENGINE = new CountingEngine(BandedRows.Worth.ALWAYS);

    @Override
    protected OutcomeEngine engine() {
        return ENGINE;
    }

    private static void agreesWithTheSieve(GameSpec game, Board board, int threads) {
        assertThat(Boards.drawing(Boards.solve(ENGINE, game, board, threads)))
                .as("%s on %s with %d threads", game, board, threads)
                .isEqualTo(Boards.drawing(Boards.solve(new SieveEngine(), game, board, 1)));
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
            Board board = new Board(games.number(1, 45), games.number(1, 200));
            if (Boards.can(engine(), game.text(), board.rows(), board.columns())) {
                agreesWithTheSieve(game, board, 1 + i % 3);
                solved++;
            }
        }
        assertThat(solved).isGreaterThan(50);
    }

    @Test
    void agreesWithTheSieveWhereRowsArePassedBetweenThreads() {
        Board board = new Board(300, 270);
        for (String game : List.of(
                "st(2,3)",
                "odd-even(2,3)",
                "modular(5)",
                "restricted(1,2; h=odd, v=1..3, d1=1 mod 3, d2=even)",
                "restricted(2,1; h=all, v=all, d1=even, d2=2 mod 3)",
                "moves(first: 2..9; second: 3..70; both: k+l <= 40 or l >= 2*k)")) {
            for (String maneuver : List.of(" block 2", " block 3 nim", " block 2 diagonal", " block 4 misere")) {
                for (int threads = 2; threads <= 4; threads++) {
                    agreesWithTheSieve(Boards.game(game + maneuver), board, threads);
                }
            }
        }
    }

    @Test
    void anyNumberOfThreadsFindsTheSameWithAManeuverOnOneDiagonal() {
        GameSpec game = Boards.game("mp-wythoff(3,2)");
        Board board = new Board(300, 270);
        String alone = Boards.drawing(Boards.solve(ENGINE, game, board, 1));
        assertThat(Boards.drawing(Boards.solve(ENGINE, game, board, 3))).isEqualTo(alone);
    }
}
