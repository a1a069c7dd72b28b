package org.wythofflab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Position;

/** What every {@link ColumnEngine} has to do, whatever its method. */
class ColumnEnginesTest {

    private static <T> T chosen(Choice<T> choice) {
        return choice.fold(chosen -> chosen.value(), refused -> {
            throw new AssertionError(refused.why());
        });
    }

    private static Optional<Engines.Columns> columns(GameSpec game, int bound) {
        return Engines.columns(game, BigInteger.valueOf(bound), Boards.AMPLE).map(ColumnEnginesTest::chosen);
    }

    private static List<Position> listed(Engines.Columns columns, int limit, int most) {
        List<Position> listed = new ArrayList<>();
        columns.run(limit, Boards.AMPLE, (a, b) -> {
            listed.add(new Position(a, b));
            return listed.size() < most;
        });
        return listed;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff | true",
                "wythoff block 6 | true",
                "wythoff comply 3 | true",
                "wythoff block 127 | true",
                "wythoff block 6 diagonal | true",
                "wythoff comply 6 nim | true",
                "nim block 3 | true",
                "wythoff block 200 | false",
                "odd-even(2,3) | false",
                "modular(3) | false",
                "imitation(1,1) | false",
            })
    void isThereForTheseGames(String text, boolean there) {
        assertThat(columns(Boards.game(text), 10).isPresent()).isEqualTo(there);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "wythoff block 2",
                "wythoff block 6",
                "wythoff comply 3",
                "wythoff block 127",
                "wythoff block 4 diagonal",
                "wythoff comply 4 nim",
                "nim block 5"
            })
    void listsTheMarkedPositionsOfAnOutcomeBoardInOrder(String text) {
        GameSpec game = Boards.game(text);
        boolean markedIsP = game.maneuver().kind() != Maneuver.Kind.COMPLY;
        int columns = 130;
        int limit = 300;
        OutcomeGrid grid = chosen(Engines.outcomes(game, Extent.of(limit, limit), Boards.AMPLE))
                .run(Boards.AMPLE);
        List<Position> expected = new ArrayList<>();
        for (int a = 0; a < columns; a++) {
            for (int b = a; b < limit; b++) {
                if (grid.isP(a, b) == markedIsP) {
                    expected.add(new Position(a, b));
                }
            }
        }
        Engines.Columns stream = columns(game, columns).orElseThrow();
        assertThat(listed(stream, limit, Integer.MAX_VALUE)).isEqualTo(expected);
        assertThat(listed(stream, Integer.MAX_VALUE, Integer.MAX_VALUE)).containsSubsequence(expected);
        assertThat(listed(stream, limit, 7)).isEqualTo(expected.subList(0, 7));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "wythoff block 2",
                "wythoff block 6",
                "wythoff block 30",
                "wythoff comply 1",
                "wythoff comply 2",
                "wythoff comply 30",
                "wythoff comply 3 nim",
                "nim comply 2"
            })
    void positionsComeInTheOrderOfABoard(String text) {
        GameSpec game = Boards.game(text);
        for (int bound : new int[] {0, 1, 2, 63, 64, 65, 200}) {
            List<Position> expected = new ArrayList<>();
            List<Position> listed = new ArrayList<>();
            BigInteger side = BigInteger.valueOf(bound);
            chosen(Engines.positionsOfBoard(game, side, Boards.AMPLE))
                    .run(Boards.AMPLE, (x, y) -> expected.add(new Position(x, y)));
            chosen(Engines.positions(game, side, Boards.AMPLE))
                    .run(Boards.AMPLE, (x, y) -> listed.add(new Position(x, y)));
            assertThat(listed).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "wythoff block 6",
                "wythoff block 64",
                "wythoff block 6 nim",
                "wythoff block 6 diagonal",
                "wythoff misere",
                "wythoff comply 3",
                "wythoff comply 3 diagonal",
                "a-wythoff(2)",
                "imitation(1,1)"
            })
    void pairsAreThePositionsWithTheSmallerPileFirst(String text) {
        GameSpec game = Boards.game(text);
        BigInteger bound = BigInteger.valueOf(60);
        Set<Position> pairs = new HashSet<>();
        chosen(Engines.pairs(game, bound, Boards.AMPLE)).run(Boards.AMPLE, (x, y) -> pairs.add(new Position(x, y)));
        Set<Position> expected = new HashSet<>();
        chosen(Engines.positionsOfBoard(game, bound, Boards.AMPLE)).run(Boards.AMPLE, (x, y) -> {
            if (x <= y) {
                expected.add(new Position(x, y));
            }
        });
        assertThat(pairs).isEqualTo(expected);
    }
}
