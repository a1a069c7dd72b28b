package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class DecimalsTest {

    private static void assertDecimals(BigInteger n) {
        String text = n.toString();
        assertThat(Decimals.print(n).equals(text))
                .as("print %s bits", n.bitLength())
                .isTrue();
        assertThat(Decimals.parse(text).equals(n))
                .as("parse %s digits", text.length())
                .isTrue();
    }

    @Test
    void digitsAreThoseOfBigInteger() {
        NastyNumbers.small().forEach(DecimalsTest::assertDecimals);
        Random random = new Random(23);
        for (int bits = 1_600; bits < 40_000; bits += 2_517) {
            NastyNumbers.ofBits(bits, random).forEach(DecimalsTest::assertDecimals);
        }
    }

    @Test
    void digitsAreThoseOfBigIntegerAroundEveryNumberOfPieces() {
        // Texts are halved into pieces of at most 500 digits to be read, of at most 1000 to be written; short numbers,
        // of less than 16000 bits, are written whole.
        for (int length :
                new int[] {499, 500, 501, 1_000, 1_001, 2_000, 2_001, 4_000, 4_001, 4_816, 4_817, 8_000, 8_001}) {
            BigInteger power = BigInteger.TEN.pow(length - 1);
            assertDecimals(power);
            assertDecimals(power.add(BigInteger.ONE));
            assertDecimals(power.multiply(BigInteger.TEN).subtract(BigInteger.ONE));
            assertDecimals(power.add(new BigInteger(3 * length, new Random(length))));
        }
        for (int bits = 15_999; bits <= 16_001; bits++) {
            NastyNumbers.ofBits(bits, new Random(bits)).forEach(DecimalsTest::assertDecimals);
        }
    }

    @Test
    void digitsAreThoseOfBigIntegerWhereTransformsAreUsed() {
        Random random = new Random(29);
        for (int bits : new int[] {130_000, 332_193}) {
            NastyNumbers.ofBits(bits, random).forEach(DecimalsTest::assertDecimals);
        }
    }

    @Test
    void aMillionDigitsComeBack() {
        Random random = new Random(31);
        BigInteger n = new BigInteger(3_321_928, random);
        assertThat(Decimals.parse(Decimals.print(n)).equals(n)).isTrue();
        String nines = "9".repeat(1_000_000);
        assertThat(Decimals.print(Decimals.parse(nines)).equals(nines)).isTrue();
    }

    @Test
    void everyLeafIsPaddedWithZeros() {
        for (int digits = 18; digits <= 1_026; digits += 18 * 14) {
            DecimalLeaf leaf = new DecimalLeaf(digits);
            BigInteger bound = BigInteger.TEN.pow(digits);
            Random random = new Random(digits);
            for (int bits = 1; bits < bound.bitLength(); bits += 1 + random.nextInt(80)) {
                assertLeaf(leaf, new BigInteger(bits, random), digits);
                assertLeaf(leaf, BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE), digits);
            }
            for (int i = 0; i < digits; i++) {
                assertLeaf(leaf, BigInteger.TEN.pow(i), digits);
                assertLeaf(leaf, bound.subtract(BigInteger.TEN.pow(i)), digits);
            }
            assertLeaf(leaf, BigInteger.ZERO, digits);
        }
    }

    private static void assertLeaf(DecimalLeaf leaf, BigInteger x, int digits) {
        byte[] text = new byte[digits];
        leaf.write(x, text, 0);
        BigInteger padded = BigInteger.TEN.pow(digits).add(x);
        assertThat("1" + new String(text, StandardCharsets.US_ASCII)).isEqualTo(padded.toString());
    }

    @Test
    void leadingZerosAndSignsAreWhatTheySay() {
        BigInteger n = BigInteger.TEN.pow(6_000).add(BigInteger.TWO);
        assertThat(Decimals.parse("0".repeat(5_000) + n)).isEqualTo(n);
        assertThat(Decimals.parse("0".repeat(5_000))).isZero();
        assertThat(Decimals.print(n.negate())).isEqualTo("-" + n);
        assertThat(Decimals.print(BigInteger.ZERO)).isEqualTo("0");
    }

    @Test
    void readingEndsWhenNobodyWaits() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> Decimals.parse("7".repeat(2_000))).isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void whatIsNotADigitIsReportedWithItsPlace() {
        assertThatThrownBy(() -> Decimals.parse(""))
                .isInstanceOf(NumberFormatException.class)
                .hasMessage("no digits");
        assertThatThrownBy(() -> Decimals.parse("-1")).hasMessage("character 1 is not a decimal digit");
        assertThatThrownBy(() -> Decimals.parse("7".repeat(999_999) + "l"))
                .isInstanceOf(NumberFormatException.class)
                .hasMessage("character 1000000 is not a decimal digit");
        assertThatThrownBy(() -> Decimals.parse("12\u0663")).hasMessage("character 3 is not a decimal digit");
    }
}
