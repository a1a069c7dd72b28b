package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.CatalogueEntry;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeEngine;

final class ShiftEngineTest extends OutcomeEngineContract {

    /** Shares even the narrowest boards among threads. */
    private static final ShiftEngine ENGINE = new ShiftEngine(BandedRows.Worth.ALWAYS);

    private static final SieveEngine PLAIN = new SieveEngine();

    @Override
    protected OutcomeEngine engine() {
        return ENGINE;
    }

    private static void agreesWithTheSieve(String text, Board board, int threads) {
        agreesWithTheSieve(ENGINE, text, board, threads);
    }

    private static void agreesWithTheSieve(ShiftEngine engine, String text, Board board, int... threads) {
        GameSpec game = Boards.game(text);
        String plain = Boards.drawing(Boards.solve(PLAIN, game, board, 1));
        for (int some : threads) {
            assertThat(Boards.drawing(Boards.solve(engine, game, board, some)))
                    .as("%s on %s with %d threads", text, board, some)
                    .isEqualTo(plain);
        }
        assertThat(Boards.listed(engine, game, board, threads[0]))
                .as("lists of %s", text)
                .isEqualTo(plain);
    }

    @ParameterizedTest
    @ValueSource(longs = {20261117, 4711, 99})
    void agreesWithTheSieveOnRandomUnionsOfPieces(long seed) {
        List<Integer> sides = IntStream.of(1, 2, 3, 5, 8, 13, 20, 33, 63, 64, 65, 127, 128, 129)
                .boxed()
                .toList();
        int solved = 0;
        for (int i = 0; i < 60; i++) {
            RegularGames games = new RegularGames(seed + i);
            String text = games.moves() + games.one(List.of("", "", " misere", " comply 1"));
            Board board = new Board(games.one(sides), games.one(sides));
            if (Boards.can(ENGINE, text, board.rows(), board.columns())) {
                agreesWithTheSieve(text, board, 1 + i % 3);
                solved++;
            }
        }
        assertThat(solved).isGreaterThan(50);
    }

    @Test
    void agreesWithTheSieveOnTheCatalogueWhereRowsArePassedBetweenThreads() {
        for (CatalogueEntry entry : Catalogue.entries()) {
            if (Boards.can(ENGINE, entry.text(), 300, 200)) {
                for (int threads = 1; threads <= 3; threads++) {
                    agreesWithTheSieve(entry.text(), new Board(300, 200), threads);
                }
            }
        }
    }

    @Test
    void everyKindOfFanHasItsBoard() {
        for (String both : List.of(
                "k+l <= 40",
                "k+2*l < 60 and k in odd",
                "l > 30-k and l < 50-k",
                "2*l >= k and l <= 20 and k < 37",
                "k <= 25 and l >= 2*k",
                "k <= 25 and l >= 50-2*k",
                "k in 3..30 and l > 2*k and l < 3*k+2",
                "k in 2..40 and l in 1 mod 3",
                "3*k = 2*l+1",
                "(k-l) % 70 = 0",
                "k < 10 and l < 50-3*k and l > k",
                // At (30,90) the first amounts leave the board before they pass the last ones.
                "l >= 3*k and l <= 60+k")) {
            for (String first : List.of("all", "2..33", "none")) {
                String text = "moves(first: " + first + "; second: 2 mod 3|5..8; both: " + both + ")";
                for (Board board : List.of(new Board(70, 66), new Board(70, 90))) {
                    agreesWithTheSieve(text, board, 2);
                    agreesWithTheSieve(text + " misere", board, 1);
                }
            }
        }
    }

    /** Such rows are united as they are, and some at a time; with the others between them. */
    @Test
    void amountsThatAreWholeWords() {
        for (String second : List.of("3..5", "even", "odd", "0 mod 4", "1 mod 3")) {
            for (String both : List.of(
                    "k = 1 and l in {64,128,192}",
                    "k = 1 and l in {64,67,128} or k = 2 and l in {128,70,192}",
                    "k = 2 and l in {64,128,69,70,71,192} or k = 64 or l = 64")) {
                String text = "moves(first: {5,64}; second: " + second + "; both: " + both + ")";
                agreesWithTheSieve(text, new Board(140, 300), 1);
                agreesWithTheSieve(text + " misere", new Board(80, 257), 3);
            }
        }
    }

    /**
     * Far from marked positions, rows of a band are one word everywhere: all zeros, all ones, or classes of columns. Bands begin
     * and end within such stretches, there are more rows than are solved at once, and borders are longer than bands.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void rowsThatAreTheSameFarAndWide(int words) {
        ShiftEngine engine = new ShiftEngine(new BandedRows.Worth(words, 0));
        for (String text : List.of(
                "odd-even(2,3) misere",
                "moves(first: none; second: odd; both: none)",
                "moves(first: {7}; second: {6}; both: k % 2 = 1 and l % 4 = 2 or k = l)",
                "moves(first: {1,3,4}; second: odd; both: k = l or 2*k < l and l < 3*k+5)",
                "moves(first: all; second: all; both: k % 3 = 1 and l % 3 = 2 or k % 3 = 2 and l % 3 = 1 or k = l)",
                "moves(first: {2}; second: 2 mod 3; both: k = 1 and l >= 100 or k = 3 and l = 200)",
                "moves(first: none; second: 3..80; both: k = 2 and l in {300,364}) misere")) {
            agreesWithTheSieve(engine, text, new Board(150, 1100), 1, 2, 3);
            agreesWithTheSieve(engine, text, new Board(64, 64 * 6 * words + 1), 1, 2);
        }
        String classes = "moves(first: even; second: {3,70}; both: (k-l) % 70 = 0) comply 1";
        agreesWithTheSieve(engine, classes, new Board(50, 1100), 1, 2);
    }

    /**
     * Where bands come back to what they were, after 2, 5, 7, 9 or 12 rows, blocks of rows are not solved again: neither where there
     * are positions, nor before a late row or column begins to matter, nor in misere play where there is no move yet.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void blocksOfRowsThatRepeat(int words) {
        ShiftEngine engine = new ShiftEngine(new BandedRows.Worth(words, 0));
        for (String text : List.of(
                "odd-even(2,3) misere",
                "moves(first: {1,3,4}; second: odd; both: k = l or 2*k < l and l < 3*k+5)",
                "moves(first: {1,3,4}; second: {1,3,4}; both: k = l and k < 3)",
                "moves(first: {2,3}; second: all; both: k = 1 and l in {64,100})",
                "moves(first: {4,5}; second: {32,64}; both: k = 3 and l >= 200)",
                "moves(first: {1,11}; second: {40}; both: none) misere",
                "moves(first: none; second: 3..80; both: k = 2 and l in {300,364}) misere",
                "moves(first: {200}; second: none; both: k = 40 and l = 200) misere",
                "moves(first: {1,350}; second: none; both: none)",
                "moves(first: {1,2}; second: {3}; both: k = 50 and l = 330)")) {
            agreesWithTheSieve(engine, text, new Board(800, 500), 1, 2);
            agreesWithTheSieve(engine, text, new Board(1300, 200), 1, 3);
        }
    }

    @Test
    void whatIsIrregularIsDeclinedWithAReason() {
        Capability capability = ENGINE.capability(
                Boards.game("moves(first: all; second: all; both: k*l % 7 = isqrt(k))"), Extent.of(100, 100));
        assertThat(capability.<String>fold(can -> "can", Capability.Cannot::why))
                .contains("not seen to be");
    }

    @Test
    void manyPositionsOfALargeRegularBoardCostAsMuchAsOneThatIsCounted() {
        Capability capability = ENGINE.capability(Boards.game("odd-even(2,3)"), Extent.of(1 << 17, 1 << 17));
        long cells = capability.fold(can -> can.need().cells().longValueExact(), cannot -> Long.MAX_VALUE);
        assertThat(cells).isBetween(1L << 28, 1L << 31);
    }

    /** Near edges bands are solved, and elsewhere they repeat; where nothing repeats a closer look says so. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "odd-even(2,3) misere | 200 | 8",
                "moves(first: {1,3,4}; second: odd; both: k = l or 2*k < l and l < 3*k+5) | 200 | 8",
                "moves(first: {1,3,4}; second: {1,3,4}; both: k = l and k < 3) | 200 | 8",
                "moves(first: {1,90}; second: 2 mod 3; both: k < 3 and l < 40) | 1 | 1"
            })
    void aCloserLookSeesWhatRepeats(String text, int most, int least) {
        ShiftEngine engine = new ShiftEngine();
        GameSpec game = Boards.game(text);
        Extent extent = Extent.of(1 << 18, 1 << 18);
        long roughly = cells(engine.capability(game, extent));
        assertThat(cells(engine.closely(game).apply(extent))).isBetween(roughly / most, roughly / least);
    }

    private static long cells(Capability capability) {
        return capability.fold(can -> can.need().cells().longValueExact(), cannot -> Long.MAX_VALUE);
    }
}
