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
    private static final Comparator<Position> ORDER = Comparator.comparingLong((Position p) -> Math.max(p.x(), p.y()))
            .thenComparingLong(Position::x)
            .thenComparingLong(Position::y);

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
        assertThat(stream(text, bound)).containsExactlyElementsOf(sorted(grid));
    }

    private static List<Position> sorted(OutcomeGrid grid) {
        List<Position> positions = new ArrayList<>();
        for (int x = 0; x < grid.board().rows(); x++) {
            int row = x;
            grid.forEachP(x, grid.board().columns(), y -> positions.add(new Position(row, y)));
        }
        positions.sort(ORDER);
        return positions;
    }

    @Test
    void nothingIsBelowZero() {
        assertThat(stream("wythoff", 0)).isEmpty();
    }

    /** Of these a good part of all positions is P, in a game that is symmetric and in one that is not. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "odd-odd(2,3)",
                "moves(first: 1..3; second: 1..4; both: k = 2*l and k < 9)",
                "moves(first: 1..3; second: 7..8; both: 1=0) misere"
            })
    void manyPositionsComeInTheSameOrder(String text) {
        givesEveryPositionOfTheBoardOrderedByLargerPileThenFirstThenSecond(text);
        // Beyond a few words, where columns are lists first and bits then.
        int bound = 700;
        OutcomeGrid grid = Boards.plain(Boards.game(text), bound, bound);
        assertThat(stream(text, bound)).containsExactlyElementsOf(sorted(grid));
    }

    /** Half the bits of the board at most, and what the columns themselves take. */
    @Test
    void howeverManyWaitTheyTakeFewBytes() {
        RowMachine everythingIsP = row -> java.util.Arrays.fill(row, ~0L);
        int bound = 2048;
        WaitingPositions waiting = new WaitingPositions(bound, Boards.AMPLE);
        List<Position> last = new ArrayList<>();
        PositionStream.run(everythingIsP, waiting, bound, Boards.AMPLE, (x, y) -> {
            if (y == bound - 1 && x < y) {
                last.add(new Position(x, y));
            }
        });
        assertThat(last).hasSize(bound - 1).isSortedAccordingTo(ORDER);
        assertThat(waiting.most()).isLessThan((long) bound * bound / 16 + 8L * bound);
    }

    @Test
    void stopsWhenTooManyPositionsHaveToWait() {
        RowMachine everythingIsP = row -> java.util.Arrays.fill(row, ~0L);
        assertThatThrownBy(() -> PositionStream.run(everythingIsP, 256, Budget.of(1 << 20, 1000), (x, y) -> {}))
                .isInstanceOf(ExhaustedException.class)
                .hasMessageContaining("smaller bound");
    }

    /** The board takes 2^31 steps there, and its few positions none besides. */
    @Test
    void aListIsNotRefusedWhereItsBoardFits() {
        Budget steps = Budget.of(1L << 31, 1L << 32);
        for (String text : List.of("odd-even(2,3) misere", "odd-even(2,3)")) {
            assertThat(Engines.positions(Boards.game(text), BigInteger.ONE.shiftLeft(18), steps)
                            .<String>fold(chosen -> "fits", refused -> refused.why()))
                    .as(text)
                    .isEqualTo("fits");
        }
    }
}
