package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BlockLengthTest {

    /** A band of which nothing is known but its period. */
    private record Periodic(int period) implements RowBand {
        @Override
        public int from() {
            return 0;
        }

        @Override
        public int to() {
            return 1;
        }

        @Override
        public boolean solve(int x, long[] marked) {
            throw new UnsupportedOperationException("not asked for");
        }
    }

    @ParameterizedTest
    @CsvSource({"7, 2, 56", "7, 9, 63", "5, 4, 60", "0, 0, 64", "1, 64, 64", "61, 61, 61"})
    void mostBandsRepeatSoonerOrLater(int period, int other, int rows) {
        List<Periodic> bands = IntStream.range(0, 20)
                .mapToObj(i -> new Periodic(i < 15 ? period : other))
                .toList();
        BlockLength length = new BlockLength(bands, 64);
        assertThat(length.rows()).isEqualTo(64);
        for (int i = 0; i < 40; i++) {
            length.adapt(1);
        }
        assertThat(length.rows()).isEqualTo(rows);
    }
}
