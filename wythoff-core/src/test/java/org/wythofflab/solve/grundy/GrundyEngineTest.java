package org.wythofflab.solve.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.definition.RandomEnds;
import org.wythofflab.definition.RandomGames;
import org.wythofflab.definition.RandomGuards;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.StoppedException;

final class GrundyEngineTest {
    private static final long SEED = 20261116;
    private static final GrundyEngine ENGINE = new GrundyEngine();

    private static boolean hasValues(Definition definition) {
        return definition.maneuver() == Definition.Maneuver.NONE && !definition.misere();
    }

    @TestFactory
    Stream<DynamicTest> valuesOfKnownGamesAreTheMexOfTheirOptions() {
        return Definitions.all().stream().filter(GrundyEngineTest::hasValues).map(d -> agreement(d, 26, 21));
    }

    @TestFactory
    Stream<DynamicTest> valuesOfRandomGamesAreTheMexOfTheirOptions() {
        return RandomGames.from(SEED)
                .limit(900)
                .filter(GrundyEngineTest::hasValues)
                .map(d -> agreement(d, 13, 16));
    }

    @TestFactory
    Stream<DynamicTest> valuesOfRandomGamesThatEndEarlierAreTheMexOfTheirOptions() {
        return RandomEnds.on(RandomGames.from(SEED).limit(300), SEED)
                .filter(GrundyEngineTest::hasValues)
                .map(d -> agreement(d, 13, 16));
    }

    @TestFactory
    Stream<DynamicTest> valuesOfRandomGamesThatDependOnThePilesAreTheMexOfTheirOptions() {
        return RandomGuards.from(SEED)
                .limit(60)
                .filter(GrundyEngineTest::hasValues)
                .map(d -> agreement(d, 12, 14));
    }

    private static DynamicTest agreement(Definition definition, int rows, int columns) {
        return DynamicTest.dynamicTest(definition.text() + " (random games: seed " + SEED + ")", () -> {
            int[][] right = DefinitionSolver.grundy(definition, rows, columns);
            assertThat(values(definition.text(), rows, columns)).isEqualTo(Arrays.deepToString(right));
        });
    }

    /** Shifts and windows only pay, and so are only used, on boards larger than the definition can do cell by cell. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff",
                "a-wythoff(4)",
                "st(2,3)",
                "st(5,2)",
                "wyt(k^2)",
                "wyt(k^2+9)",
                "odd-odd(2,3)",
                "odd-even(3,1)",
                "even-odd(2,2)",
                "modular(2)",
                "modular(7)",
                "moves(first: odd; second: all; both: 2*k<l)",
                "moves(first: 1..3; second: >=2; both: k*l%7=1)",
                "moves(first: all; second: all; both: k<=9 and l<=70)"
            })
    void valuesOnALargeBoardAreTheMexOfTheirOptions(String text) {
        int size = 100;
        Board board = new Board(size, size);
        GrundyTable table = ENGINE.solve(Boards.game(text), board, Boards.AMPLE);
        var moves = Boards.game(text).moves();
        var both = moves.both().on(size, size);
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                boolean[] reached = new boolean[3 * size];
                for (int k = 0; k <= x; k++) {
                    for (int l = 0; l <= y; l++) {
                        boolean move = l == 0
                                ? moves.first().contains(k)
                                : k == 0 ? moves.second().contains(l) : both.allows(k, l);
                        if (move) {
                            reached[table.at(x - k, y - l)] = true;
                        }
                    }
                }
                int mex = 0;
                while (reached[mex]) {
                    mex++;
                }
                assertThat(table.at(x, y)).as("%s at (%d,%d)", text, x, y).isEqualTo(mex);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff misere        | normal play",
                "wythoff block 3       | previous player chooses",
                "wythoff comply 2 nim  | previous player chooses",
                "mp-wythoff(2,3)       | previous player chooses",
                "imitation(1,2)        | history"
            })
    void gamesWithoutASpragueGrundyTheoryAreDeclinedWithTheReason(String text, String reason) {
        Capability capability = ENGINE.atMost(Boards.game(text), Extent.of(4, 4));
        assertThat(capability.<String>fold(can -> "can", Capability.Cannot::why))
                .contains(reason);
    }

    @Test
    void rectanglesAndEmptyBoardsAreFine() {
        assertThat(values("wythoff", 0, 0)).isEqualTo("[]");
        assertThat(values("wythoff", 1, 4)).isEqualTo("[[0, 1, 2, 3]]");
        assertThat(values("odd-even(2,3)", 4, 1)).isEqualTo("[[0], [1], [0], [1]]");
    }

    private static String values(String text, int rows, int columns) {
        GrundyTable table = ENGINE.solve(Boards.game(text), new Board(rows, columns), Boards.AMPLE);
        int[][] values = new int[rows][columns];
        for (int x = 0; x < rows; x++) {
            for (int y = 0; y < columns; y++) {
                values[x][y] = table.at(x, y);
            }
        }
        return Arrays.deepToString(values);
    }

    /** Looking at many irregular moves takes seconds, before the first row is solved. */
    @Test
    void whoeverStopsWhileTheMovesAreLookedAtDoesNotWaitForTheRows() throws GameSyntaxException {
        AtomicInteger asked = new AtomicInteger();
        AtomicInteger told = new AtomicInteger();
        Budget budget = new Budget(
                Long.MAX_VALUE,
                Long.MAX_VALUE,
                () -> asked.incrementAndGet() > 300,
                (done, total) -> told.incrementAndGet());
        GameSpec game = GameSpec.parse("moves(first: all; second: all; both: k*k < 3*l*l and l < 2*k)");
        assertThatThrownBy(() -> ENGINE.solve(game, new Board(200, 200), budget))
                .isInstanceOf(StoppedException.class);
        assertThat(told).hasValue(0);
    }
}
