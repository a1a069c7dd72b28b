package org.wythofflab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;

/** From far away one sees a P-position in a block if and only if there is one. */
final class ShrunkGridTest {
    private static final Budget BUDGET = new Budget(1L << 30, 1L << 28, 1, () -> false, Progress.SILENT);

    private static <T> T solved(Choice<Engines.Solver<T>> choice) {
        return choice.fold(chosen -> chosen.value().run(BUDGET), refused -> {
            throw new AssertionError(refused.why());
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "odd-even(1,1)",
                "wythoff",
                "wythoff comply 3",
                "restricted(2,3; h=odd, v=all, d1=all, d2=odd)",
                "moves(first: 1..5; second: all; both: k = l) misere"
            })
    void blocksHoldAPPositionIfTheBoardDoes(String text) throws GameSyntaxException {
        GameSpec game = GameSpec.parse(text);
        // Neither side is a multiple of a block or of a word.
        Extent extent = Extent.of(203, 331);
        OutcomeGrid board = solved(Engines.outcomes(game, extent, BUDGET));
        ShrunkGrid shrunk = solved(Engines.shrunk(game, extent, BUDGET));
        for (int zoom = ShrunkGrid.FINEST; zoom <= ShrunkGrid.COARSEST; zoom++) {
            for (int i = 0; i << zoom < 203; i++) {
                for (int j = 0; j << zoom < 331; j++) {
                    assertThat(shrunk.hasP(zoom, i, j))
                            .as("zoom %d, block (%d,%d)", zoom, i, j)
                            .isEqualTo(any(board, zoom, i, j));
                }
            }
        }
    }

    private static boolean any(OutcomeGrid board, int zoom, int i, int j) {
        boolean found = false;
        for (int x = i << zoom; x < Math.min(203, (i + 1) << zoom); x++) {
            for (int y = j << zoom; y < Math.min(331, (j + 1) << zoom); y++) {
                found |= board.isP(x, y);
            }
        }
        return found;
    }

    @Test
    void aBoardThatDoesNotFitMayFitShrunk() throws GameSyntaxException {
        GameSpec game = GameSpec.parse("odd-even(1,1)");
        Budget tight = new Budget(1L << 40, 100_000_000, 1, () -> false, Progress.SILENT);
        Extent large = Extent.of(98_304, 98_304);
        assertThat(Engines.outcomes(game, large, tight).<Boolean>fold(chosen -> true, refused -> false))
                .isFalse();
        assertThat(Engines.shrunk(game, large, tight).<Boolean>fold(chosen -> true, refused -> false))
                .isTrue();
    }
}
