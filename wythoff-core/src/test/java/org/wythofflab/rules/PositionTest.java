package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class PositionTest {

    @Test
    void positionsAreOrderedPairsListedByTheLargerPile() {
        assertThat(new Position(3, 5)).isNotEqualTo(new Position(5, 3)).hasToString("(3,5)");
        assertThat(Stream.of(new Position(2, 2), new Position(2, 1), new Position(0, 3), new Position(1, 2))
                        .sorted())
                .containsExactly(new Position(1, 2), new Position(2, 1), new Position(2, 2), new Position(0, 3));
        assertThat(Stream.of(big(2, 2), big(2, 1), big(0, 3), big(1, 2)).sorted())
                .containsExactly(big(1, 2), big(2, 1), big(2, 2), big(0, 3));
        assertThat(big(3, 5)).hasToString("(3,5)");
    }

    @Test
    void pilesAreNotNegative() {
        assertThatThrownBy(() -> new Position(-1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Position(0, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> big(-1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> big(0, -1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static BigPosition big(long x, long y) {
        return new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }
}
