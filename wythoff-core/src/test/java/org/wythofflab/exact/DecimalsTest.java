package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DecimalsTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 18, 19, 999, 1000, 1001, 1999, 2000, 2001, 4000, 4001, 7777})
    void digitsAreReadLikeTheLibraryReadsThem(int length) {
        Random random = new Random(length);
        StringBuilder digits = new StringBuilder();
        IntStream.range(0, length).forEach(i -> digits.append((char) ('0' + random.nextInt(10))));
        assertThat(Decimals.parse(digits.toString())).isEqualTo(new BigInteger(digits.toString()));
        assertThat(Decimals.parse("0".repeat(length))).isZero();
        assertThat(Decimals.parse("9".repeat(length)))
                .isEqualTo(BigInteger.TEN.pow(length).subtract(BigInteger.ONE));
    }

    @Test
    void aMillionDigitsAreRead() {
        String digits = "1" + "0".repeat(1_000_000);
        assertThat(Decimals.parse(digits).bitLength()).isEqualTo(3_321_929);
        assertThat(Decimals.parse(digits).getLowestSetBit()).isEqualTo(1_000_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1", "+1", " 1", "1_0", "\u0661", "0x1"})
    void nothingButDigitsIsRead(String text) {
        assertThatThrownBy(() -> Decimals.parse(text)).isInstanceOf(NumberFormatException.class);
    }
}
