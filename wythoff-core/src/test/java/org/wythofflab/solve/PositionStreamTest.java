package org.wythofflab.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.Position;

final class PositionStreamTest {

    private static List<Position> stream(String text, int bound) {
        List<Position> positions = new ArrayList<>();
        Engines.positions(Boards.game(text), BigInteger.valueOf(bound), Boards.AMPLE)
                .fold(chosen -> chosen.value(), refused -> {
                    throw new AssertionError(refused.why());
                })
                .run(Boards.AMPLE, (x, y) -> positions.add(new Position(x, y)));
        return positions;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "odd-odd(1,1)",
                "odd-even(2,3) misere",
                "wythoff comply 2",
                "wythoff block 5",
                "modular(4)",
                "wyt(k^2)",
                "mp-wythoff(2,3)",
                "imitation(2,3)",
                "moves(first: none; second: none; both: 1=0)"
            })
    void givesEveryPositionOfTheBoardOrderedByLargerPileThenFirstThenSecond(String text) {
        int bound = 70;
        OutcomeGrid grid = Engines.outcomes(Boards.game(text), Extent.of(bound, bound), Boards.AMPLE)
                .fold(chosen -> chosen.value().run(Boards.AMPLE), refused -> {
                    throw new AssertionError(refused.why());
                });
        List<Position> expected = new ArrayList<>();
        for (int x = 0; x < bound; x++) {
            int row = x;
            grid.forEachP(x, bound, y -> expected.add(new Position(row, y)));
        }
        expected.sort(Comparator.comparingLong((Position p) -> Math.max(p.x(), p.y()))
                .thenComparingLong(Position::x)
                .thenComparingLong(Position::y));
        assertThat(stream(text, bound)).containsExactlyElementsOf(expected);
    }

    @Test
    void nothingIsBelowZero() {
        assertThat(stream("wythoff", 0)).isEmpty();
    }

    @Test
    void stopsWhenTooManyPositionsHaveToWait() {
        RowMachine everythingIsP = row -> java.util.Arrays.fill(row, ~0L);
        assertThatThrownBy(() -> PositionStream.run(everythingIsP, 256, Budget.of(1 << 20, 1000), (x, y) -> {}))
                .isInstanceOf(ExhaustedException.class)
                .hasMessageContaining("smaller bound");
    }
}
