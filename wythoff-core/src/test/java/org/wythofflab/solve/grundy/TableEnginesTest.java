package org.wythofflab.solve.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.definition.RandomGames;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;
import org.wythofflab.solve.TableEngine;

/** What every {@link TableEngine} promises, for each game that it says it can do. */
final class TableEnginesTest {
    private static final long SEED = 20261117;
    private static final List<TableEngine> ENGINES = List.of(new DiagonalEngine(), new ShadowEngine());

    private static boolean can(TableEngine engine, String text) {
        return engine.capability(Boards.game(text), Extent.of(8, 8)).fold(can -> true, cannot -> false);
    }

    private static Budget budget(int threads) {
        return new Budget(1L << 32, 1L << 32, threads, () -> false, Progress.SILENT);
    }

    private static String values(GrundyTable table) {
        int[][] values = new int[table.board().rows()][table.board().columns()];
        for (int x = 0; x < values.length; x++) {
            for (int y = 0; y < values[x].length; y++) {
                values[x][y] = table.at(x, y);
            }
        }
        return Arrays.deepToString(values);
    }

    private static Stream<DynamicTest> agreement(Stream<Definition> definitions, int rows, int columns) {
        return definitions
                .filter(each -> each.maneuver() == Definition.Maneuver.NONE && !each.misere())
                .flatMap(each -> ENGINES.stream()
                        .filter(engine -> can(engine, each.text()))
                        .map(engine -> DynamicTest.dynamicTest(each.text() + " by " + engine.name(), () -> {
                            GrundyTable table =
                                    engine.solve(Boards.game(each.text()), new Board(rows, columns), budget(2));
                            assertThat(values(table))
                                    .isEqualTo(Arrays.deepToString(DefinitionSolver.grundy(each, rows, columns)));
                        })));
    }

    @TestFactory
    Stream<DynamicTest> knownGamesHaveTheMexOfTheirOptions() {
        return Stream.concat(
                agreement(Definitions.all().stream(), 26, 21), agreement(Definitions.all().stream(), 9, 33));
    }

    @TestFactory
    Stream<DynamicTest> randomGamesHaveTheMexOfTheirOptions() {
        return agreement(RandomGames.from(SEED).limit(3000), 13, 16);
    }

    /** Beside the games of the papers, others of their shapes. */
    private static Stream<String> games() {
        Random random = new Random(SEED);
        Stream<String> others = Stream.generate(() -> {
                    int s = 1 + random.nextInt(5);
                    int t = 1 + random.nextInt(9);
                    return List.of(
                            "st(" + s + "," + t + ")",
                            "wyt(" + (s + 1) + "*k)",
                            "wyt(" + (s + t) + ")",
                            "modular(" + (s * t) + ")");
                })
                .limit(6)
                .flatMap(List::stream);
        return Stream.concat(
                Stream.of(
                        "wythoff",
                        "nim",
                        "st(10^12,3)",
                        "a-wythoff(10^12)",
                        "moves(first: all; second: all; both: k=l)"),
                others);
    }

    @TestFactory
    Stream<DynamicTest> tablesAreThoseOfThePlainEngineAroundTheSizesOfWordsAndTiles() {
        int[][] sides = {{63, 63}, {64, 64}, {65, 65}, {127, 129}, {129, 127}, {128, 128}, {1, 200}, {200, 3}, {0, 5}};
        return games().distinct()
                .flatMap(text -> ENGINES.stream()
                        .filter(engine -> can(engine, text))
                        .map(engine -> DynamicTest.dynamicTest(text + " by " + engine.name() + ", seed " + SEED, () -> {
                            GameSpec game = Boards.game(text);
                            for (int[] side : sides) {
                                Board board = new Board(side[0], side[1]);
                                String right = values(new GrundyEngine().solve(game, board, budget(1)));
                                for (int threads = 1; threads <= 3; threads++) {
                                    assertThat(values(engine.solve(game, board, budget(threads))))
                                            .as("%d x %d, %d threads", side[0], side[1], threads)
                                            .isEqualTo(right);
                                }
                            }
                        })));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"wythoff | 400 | 500", "st(2,3) | 500 | 500", "a-wythoff(3) | 500 | 450", "modular(5) | 450 | 500"
            })
    void aTableIsThatOfThePlainEngineOverManyTiles(String text, int rows, int columns) {
        GameSpec game = Boards.game(text);
        Board board = new Board(rows, columns);
        TableEngine engine =
                ENGINES.stream().filter(each -> can(each, text)).findFirst().orElseThrow();
        GrundyTable right = new GrundyEngine().solve(game, board, budget(1));
        GrundyTable table = engine.solve(game, board, budget(2));
        int[] wanted = new int[columns];
        int[] found = new int[columns];
        for (int x = 0; x < rows; x++) {
            right.row(x, 0, columns, wanted);
            table.row(x, 0, columns, found);
            assertThat(found).as("row %d", x).isEqualTo(wanted);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "odd-odd(2,3)",
                "modular(10^6)",
                "wyt(k^2)",
                "wyt(2*k-1)",
                "restricted(2,3; h=all, v=all, d1=odd, d2=all)",
                "moves(first: all; second: all; both: k<=9 and l<=70)"
            })
    void gamesOfOtherShapesAreLeftToThePlainEngine(String text) {
        assertThat(ENGINES).noneMatch(engine -> can(engine, text));
    }

    @ParameterizedTest
    @CsvSource({"wythoff,1", "wythoff,2", "'st(2,3)',1", "'st(2,3)',3"})
    void aTableIsGivenUpWhenItIsToldTo(String text, int threads) {
        AtomicInteger asked = new AtomicInteger();
        Budget impatient = new Budget(1L << 32, 1L << 32, threads, () -> asked.incrementAndGet() > 20, Progress.SILENT);
        TableEngine engine =
                ENGINES.stream().filter(each -> can(each, text)).findFirst().orElseThrow();
        assertThatThrownBy(() -> engine.solve(Boards.game(text), new Board(3000, 3000), impatient))
                .isInstanceOf(StoppedException.class);
        assertThat(asked.get()).isLessThan(40);
    }
}
