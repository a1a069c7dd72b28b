package org.wythofflab.solve.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.Position;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

final class BlockingStreamTest {

    private static List<Position> stream(int count, int bound) {
        List<Position> positions = new ArrayList<>();
        BlockingStream.run(count, bound, Integer.MAX_VALUE, Boards.AMPLE, (a, b) -> positions.add(new Position(a, b)));
        return positions;
    }

    /** All of row a is in the first 2*count*a + count columns, as K P-positions are found among so many. */
    private static List<Position> plain(int count, int bound, int columns) {
        OutcomeGrid grid = Engines.outcomes(
                        Boards.game("wythoff block " + count), Extent.of(bound, columns), Boards.AMPLE)
                .fold(chosen -> chosen.value().run(Boards.AMPLE), refused -> {
                    throw new AssertionError(refused.why());
                });
        List<Position> positions = new ArrayList<>();
        for (int a = 0; a < bound; a++) {
            int row = a;
            grid.forEachP(a, columns, b -> {
                if (b >= row) {
                    positions.add(new Position(row, b));
                }
            });
        }
        return positions;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 10, 14, 15, 17, 20, 21, 39, 63})
    void givesThePositionsOfThePlainEngineInLexicographicOrder(int count) {
        int bound = 150;
        assertThat(stream(count, bound)).isEqualTo(plain(count, bound, 2 * count * bound + count));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5, 16})
    void agreesWithThePlainEngineOverManyTilesAndAfterGrowing(int count) {
        int bound = 1500;
        assertThat(stream(count, bound)).isEqualTo(plain(count, bound, 4 * bound));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 64, 65, 200})
    void endsExactlyAtTheBound(int bound) {
        List<Position> expected =
                stream(6, 300).stream().filter(position -> position.x() < bound).toList();
        assertThat(stream(6, bound)).isEqualTo(expected);
    }

    @Test
    void stopsWhenTold() {
        Budget stopped = new Budget(0, 1 << 20, () -> true, Progress.SILENT);
        assertThatThrownBy(() -> BlockingStream.run(4, 100, 100, stopped, (a, b) -> true))
                .isInstanceOf(StoppedException.class);
    }

    @Test
    void stopsWhenTheCountersNoLongerFit() {
        assertThatThrownBy(() -> BlockingStream.run(4, 100_000, 100_000, Budget.of(0, 50_000), (a, b) -> true))
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("smaller bound");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 64})
    void refusesCountsThatDoNotFitItsBytes(int count) {
        assertThatThrownBy(() -> BlockingStream.run(count, 10, 10, Boards.AMPLE, (a, b) -> true))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("between 1 and 63");
    }
}
