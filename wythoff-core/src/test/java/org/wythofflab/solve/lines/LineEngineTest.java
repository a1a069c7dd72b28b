package org.wythofflab.solve.lines;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.RandomEnds;
import org.wythofflab.definition.RandomLineGames;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.OutcomeEngine;
import org.wythofflab.solve.outcome.OutcomeEngineContract;

final class LineEngineTest extends OutcomeEngineContract {

    @Override
    protected OutcomeEngine engine() {
        return new LineEngine();
    }

    @Override
    protected int serves() {
        return 20;
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22})
    void givesTheRowsOfThePlainEngineOnBoardsOfBothShapes(long seed) {
        Stream<Definition> games = Stream.concat(
                RandomLineGames.from(seed).limit(8),
                RandomEnds.symmetricOn(RandomLineGames.from(seed).limit(8), seed));
        games.forEach(random -> {
            GameSpec game = Boards.game(random.text());
            for (int[] sides : new int[][] {{40, 130}, {130, 40}, {65, 64}}) {
                assertThat(Boards.drawing(Boards.solve(engine(), random.text(), sides[0], sides[1])))
                        .as(random.text())
                        .isEqualTo(Boards.drawing(Boards.plain(game, sides[0], sides[1])));
            }
        });
    }
}
