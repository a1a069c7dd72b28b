package org.wythofflab.solve.bits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class BitsTest {
    @Test
    void rowsAndColumnsOfASquareAreExchanged() {
        long[] square = new Random(7).longs(Long.SIZE).toArray();
        long[] exchanged = square.clone();
        Bits.transpose(exchanged);
        for (int i = 0; i < Long.SIZE; i++) {
            for (int j = 0; j < Long.SIZE; j++) {
                assertThat(exchanged[j] >>> i & 1).isEqualTo(square[i] >>> j & 1);
            }
        }
    }
}
