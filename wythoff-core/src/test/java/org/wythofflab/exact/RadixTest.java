package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RadixTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7, 10, 16, 36})
    void digitsAreThoseOfTheTextInThatBase(int base) {
        Radix radix = Radix.of(base);
        for (BigInteger x : NastyNumbers.small()) {
            assertDigits(radix, x, base);
        }
        Random random = new Random(base);
        for (int bits : new int[] {61, 64, 1000, 20_000, 90_000}) {
            for (BigInteger x : NastyNumbers.ofBits(bits, random)) {
                assertDigits(radix, x, base);
            }
        }
    }

    private static void assertDigits(Radix radix, BigInteger x, int base) {
        int[] digits = radix.digits(x);
        int[] expected = x.signum() == 0
                ? new int[0]
                : x.toString(base)
                        .chars()
                        .map(letter -> Character.digit(letter, base))
                        .toArray();
        assertThat(digits).isEqualTo(expected);
        int[] longer = new int[digits.length + 3];
        System.arraycopy(digits, 0, longer, 3, digits.length);
        assertThat(radix.value(longer)).isEqualTo(x);
    }

    @Test
    void largeBasesHaveLargeDigits() {
        int base = 1 << 30;
        int[] digits = {1, base - 1, 0, 5, base - 1};
        Radix radix = Radix.of(base);
        BigInteger value = radix.value(digits);
        assertThat(value)
                .isEqualTo(Arrays.stream(digits)
                        .mapToObj(BigInteger::valueOf)
                        .reduce(
                                BigInteger.ZERO,
                                (sum, digit) ->
                                        sum.multiply(BigInteger.valueOf(base)).add(digit)));
        assertThat(radix.digits(value)).isEqualTo(digits);
    }

    @Test
    void thereIsNoBaseOneAndNoWordOfANegativeNumber() {
        assertThatThrownBy(() -> Radix.of(1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Radix.of(3).digits(BigInteger.valueOf(-1)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
