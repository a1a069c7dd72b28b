package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeEngine;

final class FirstFreeEngineTest extends OutcomeEngineContract {
    private static final long SEED = 20261117;

    /** Shares even the smallest boards among threads. */
    private static final FirstFreeEngine ENGINE = new FirstFreeEngine(0);

    /** Around words, windows, and blocks of rows; masks of few amounts need several words. */
    private static final List<Board> BOARDS = List.of(
            new Board(3 * FirstFreeRows.BLOCK, 200),
            new Board(3 * FirstFreeRows.BLOCK + 1, 190),
            new Board(130, 127),
            new Board(64, 64),
            new Board(65, 129),
            new Board(200, 33),
            new Board(560, 513),
            new Board(70, 64 * FirstFree.WINDOW + 65),
            new Board(1, 5),
            new Board(5, 1));

    @Override
    protected OutcomeEngine engine() {
        return ENGINE;
    }

    @Override
    protected int serves() {
        return 20;
    }

    /**
     * Moves that are frequent, rare, only for some k, and none at all; modulo a number they keep whole classes free. With
     * {@code l < 60*k} the positions soon lie beyond a window.
     */
    private static Stream<String> rules() {
        List<String> rules = new ArrayList<>(List.of(
                "none",
                "k*l % 7 = 3",
                "l = k^2 or k = l^2",
                "k = l or l = k^2 or k = l^2",
                "k % 3 = 0 and k*l % 2 = 0",
                "k*k < l*l*l",
                "k < l and l*l < 3*k*k or k > 100",
                // Few amounts beside frequent ones, and as many as are just few.
                "k % 2 = 0 and k = l or k % 2 = 1 and k*l % 5 = 2",
                "l <= 8 or k % 5 = 0 and l = 30",
                "k % 7 > 2 and l >= k and l < k+9 or k*l % 11 = 4 and k % 7 = 1",
                "k*l > 2000",
                // Symmetric, and asked pair by pair, so that half of the pairs are enough; the last is not symmetric.
                "isqrt(k*l) % 2 = 1",
                "k % l = 1 or l % k = 1",
                "isqrt(k*k + l*l)^2 = k*k + l*l",
                "max(k,l) % (min(k,l) + 2) < 2 and k+l > 70",
                "k % l = 1 or l % k = 2",
                "l < 60*k"));
        Random random = new Random(SEED);
        for (int i = 0; i < 12; i++) {
            rules.add("(%d*k*k + %d*l*l*k) %% %d < %d"
                    .formatted(
                            random.nextInt(9), 1 + random.nextInt(9), 5 + random.nextInt(90), 1 + random.nextInt(6)));
        }
        return rules.stream().map(rule -> "moves(first: all; second: all; both: " + rule + ")");
    }

    @TestFactory
    Stream<DynamicTest> agreesWithTheSieve() {
        return rules().flatMap(rule -> Stream.of(rule, rule + " misere"))
                .map(text -> DynamicTest.dynamicTest(text, () -> {
                    GameSpec game = Boards.game(text);
                    for (Board board : BOARDS) {
                        String plain = Boards.drawing(Boards.solve(new SieveEngine(), game, board, 1));
                        for (int threads = 1; threads <= 3; threads++) {
                            assertThat(Boards.drawing(Boards.solve(engine(), game, board, threads)))
                                    .as("%s with %d threads", board, threads)
                                    .isEqualTo(plain);
                        }
                    }
                }));
    }

    /** Few cells, and yet no board: it has to be said before a look at rows that far. */
    @Test
    void boardsThatAreNarrowAndTooLongAreRefused() {
        GameSpec game = Boards.game("wyt(isqrt(k)+k%7)");
        for (Extent extent : List.of(Extent.of(4, 5_555_555_556L), Extent.of(5_555_555_556L, 4))) {
            assertThat(engine().closely(game).apply(extent).<Boolean>fold(can -> true, cannot -> false))
                    .isFalse();
            assertThat(engine().capability(game, extent).<Boolean>fold(can -> true, cannot -> false))
                    .isFalse();
        }
    }

    @Test
    void saysThatMovesAreIrregularAndWhatTheyCost() {
        assertThat(words("wyt(k^2)")).contains("irregular").contains("square").contains("cube");
        assertThat(words("moves(first: all; second: odd; both: l = k^2)")).contains("not every amount");
        assertThat(words("wyt(k^2) block 2")).contains("count");
        assertThat(words("wyt(k^2) ends(x+y <= 2)")).isEqualTo(((Capability.Cannot) Capability.NOT_UNIFORM).why());
    }

    private String words(String text) {
        return engine().capability(Boards.game(text), Extent.of(9, 9))
                .fold(Capability.Can::reason, Capability.Cannot::why);
    }
}
