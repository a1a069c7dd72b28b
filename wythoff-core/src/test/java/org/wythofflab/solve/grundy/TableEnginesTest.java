package org.wythofflab.solve.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import org.wythofflab.solve.layers.LayerEngine;
import org.wythofflab.solve.outcome.RegularGames;

/** What every {@link TableEngine} promises, for each game that it says it can do. */
final class TableEnginesTest {
    private static final long SEED = 20261117;
    private static final List<TableEngine> ENGINES =
            List.of(new DiagonalEngine(), new ShadowEngine(), new LayerEngine());

    private static boolean can(TableEngine engine, String text, Board board) {
        return engine.capability(Boards.game(text), Extent.of(board.rows(), board.columns()), 1)
                .fold(can -> true, cannot -> false);
    }

    private static Budget budget(int threads) {
        return new Budget(1L << 32, 1L << 32, threads, () -> false, Progress.SILENT);
    }

    private static int[][] values(GrundyTable table) {
        int[][] values = new int[table.board().rows()][table.board().columns()];
        for (int x = 0; x < values.length; x++) {
            for (int y = 0; y < values[x].length; y++) {
                values[x][y] = table.at(x, y);
            }
        }
        return values;
    }

    private static boolean hasValues(Definition definition) {
        return definition.maneuver() == Definition.Maneuver.NONE && !definition.misere();
    }

    /** Who can, with a board of this size. */
    private static List<TableEngine> able(String text, Board board) {
        return ENGINES.stream().filter(engine -> can(engine, text, board)).toList();
    }

    private static void requireAgreement(Definition definition, int rows, int columns) {
        Board board = new Board(rows, columns);
        List<TableEngine> able = able(definition.text(), board);
        int[][] right = able.isEmpty() ? new int[0][] : DefinitionSolver.grundy(definition, rows, columns);
        for (TableEngine engine : able) {
            assertThat(values(engine.solve(Boards.game(definition.text()), board, budget(2))))
                    .as("%s by %s", definition.text(), engine.name())
                    .isDeepEqualTo(right);
        }
    }

    private static void requireThePlainTable(String text, Board board, int... numbersOfThreads) {
        GameSpec game = Boards.game(text);
        int[][] right = values(new GrundyEngine().solve(game, board, budget(1)));
        for (TableEngine engine : able(text, board)) {
            for (int threads : numbersOfThreads) {
                assertThat(values(engine.solve(game, board, budget(threads))))
                        .as("%s on %s by %s, %d threads", text, board, engine.name(), threads)
                        .isDeepEqualTo(right);
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> knownGamesHaveTheMexOfTheirOptions() {
        return Definitions.all().stream()
                .filter(TableEnginesTest::hasValues)
                .map(each -> DynamicTest.dynamicTest(each.text(), () -> {
                    requireAgreement(each, 26, 21);
                    requireAgreement(each, 9, 33);
                }));
    }

    @ParameterizedTest
    @ValueSource(longs = {SEED, SEED + 1, SEED + 2})
    void randomGamesHaveTheMexOfTheirOptions(long seed) {
        RandomGames.from(seed)
                .filter(TableEnginesTest::hasValues)
                .limit(80)
                .forEach(each -> requireAgreement(each, 13, 16));
    }

    /** Moves of all shapes, on boards of a few tiles and with values of a few words. */
    @ParameterizedTest
    @ValueSource(longs = {SEED, SEED + 1, SEED + 2})
    void randomRegularGamesHaveTheTablesOfThePlainEngine(long seed) {
        RegularGames games = new RegularGames(seed);
        Random random = new Random(seed);
        for (int i = 0; i < 25; i++) {
            String moves = games.moves();
            // So that a value is in a row or column once at most, which engines make use of.
            String text = i % 3 > 0
                    ? moves
                    : moves.replaceFirst("first: [^;]*;", "first: all;").replaceFirst("second: [^;]*;", "second: all;");
            Board board = new Board(60 + random.nextInt(12), 60 + random.nextInt(80));
            requireThePlainTable(text, board, 1 + i % 2);
        }
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
                            "wyt(" + s + "*k^2+" + (t - 4) + "*k+" + (10 - t) + ")",
                            "modular(" + (s * t) + ")");
                })
                .limit(4)
                .flatMap(List::stream);
        return Stream.concat(
                Stream.of(
                        "wythoff",
                        "nim",
                        "st(10^12,3)",
                        "a-wythoff(10^12)",
                        "wyt(k^2)",
                        "wyt(k^2+9)",
                        "wyt(k^3+2*k+1)",
                        "odd-odd(2,3)",
                        "even-odd(3,1)",
                        "restricted(2,3; h=all, v=all, d1=odd, d2=all)",
                        "moves(first: all; second: all; both: k=2*l or l=2*k or k+l=9)",
                        "moves(first: >=3; second: 2 mod 5; both: k<=9 and l<=70)",
                        "moves(first: 3..40; second: 7..90; both: k=l and k<=50)",
                        "moves(first: all; second: all; both: l>=3*k+2)",
                        "modular(10^6)"),
                others);
    }

    @TestFactory
    Stream<DynamicTest> tablesAreThoseOfThePlainEngineAroundTheSizesOfWordsAndTiles() {
        int[][] sides = {{63, 64}, {64, 64}, {65, 63}, {127, 129}, {128, 128}, {1, 200}, {200, 3}, {0, 5}};
        return games().distinct()
                .map(text -> DynamicTest.dynamicTest(text + ", seed " + SEED, () -> {
                    for (int[] side : sides) {
                        requireThePlainTable(text, new Board(side[0], side[1]), 1, 3);
                    }
                }));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff | 400 | 500",
                "st(2,3) | 500 | 500",
                "a-wythoff(3) | 500 | 450",
                "modular(5) | 450 | 500",
                "wyt(k^2) | 600 | 500",
                "odd-even(2,3) | 400 | 500",
                "restricted(2,3; h=all, v=all, d1=odd, d2=all) | 500 | 400",
                "moves(first: all; second: all; both: k=l or k=2*l or l=2*k) | 450 | 450"
            })
    void aTableIsThatOfThePlainEngineOverManyTiles(String text, int rows, int columns) {
        GameSpec game = Boards.game(text);
        Board board = new Board(rows, columns);
        TableEngine engine = able(text, board).get(0);
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

    /** Past 4096 columns, and past the values that 16 bits hold. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff | 3 | 4200",
                "st(2,3) | 4200 | 3",
                "nim | 2 | 65700",
                "modular(3) | 65700 | 2",
                "odd-even(2,3) | 4200 | 5",
                "restricted(2,3; h=all, v=all, d1=odd, d2=all) | 2 | 65600"
            })
    void aLongThinTableIsThatOfThePlainEngine(String text, int rows, int columns) {
        aTableIsThatOfThePlainEngineOverManyTiles(text, rows, columns);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wyt(2+k*k%5)",
                "wyt(k*isqrt(k)+2)",
                "moves(first: all; second: all; both: isqrt(k*l)%7 = 1)",
                "moves(first: all; second: all; both: k = 1000*l)",
                "moves(first: all; second: all; both: k<=99 and l<=99 and k+l>=80)"
            })
    void gamesOfOtherShapesAreLeftToThePlainEngine(String text) {
        Extent extent = Extent.of(3000, 3000);
        assertThat(ENGINES)
                .noneMatch(engine ->
                        engine.capability(Boards.game(text), extent, 1).fold(can -> true, cannot -> false));
    }

    @ParameterizedTest
    @CsvSource({"wythoff,1", "wythoff,2", "'st(2,3)',1", "'st(2,3)',3", "'odd-odd(2,3)',2"})
    void aTableIsGivenUpWhenItIsToldTo(String text, int threads) {
        AtomicInteger asked = new AtomicInteger();
        Budget impatient = new Budget(1L << 32, 1L << 32, threads, () -> asked.incrementAndGet() > 20, Progress.SILENT);
        TableEngine engine = able(text, new Board(3000, 3000)).get(0);
        assertThatThrownBy(() -> engine.solve(Boards.game(text), new Board(3000, 3000), impatient))
                .isInstanceOf(StoppedException.class);
        assertThat(asked.get()).isLessThan(40);
    }
}
