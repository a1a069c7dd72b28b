package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeEngine;

final class SieveEngineTest extends OutcomeEngineContract {
    @Override
    OutcomeEngine engine() {
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

    @Test
    void saysThatItTakesTheCube() {
        Capability capability = engine().capability(Boards.game("wyt(k^2)"), Extent.of(9, 9));
        assertThat(capability.<String>fold(Capability.Can::reason, Capability.Cannot::why))
                .contains("irregular")
                .contains("cube");
    }
}
