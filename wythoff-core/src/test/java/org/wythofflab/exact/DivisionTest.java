package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class DivisionTest {

    private final Random random = new Random(13);

    private static void assertDivision(BigInteger a, BigInteger b, BigInteger[] division) {
        assertThat(division[0].multiply(b).add(division[1]).equals(a))
                .as("%s bits by %s bits", a.bitLength(), b.bitLength())
                .isTrue();
        assertThat(division[1].signum()).isNotNegative();
        assertThat(division[1].compareTo(b)).isNegative();
    }

    @Test
    void theRemainderIsLessThanTheDivisorForSmallNumbers() {
        for (BigInteger a : NastyNumbers.small()) {
            for (BigInteger b : NastyNumbers.small()) {
                if (b.signum() > 0) {
                    assertDivision(a, b, Division.withRemainder(a, b));
                    assertDivision(a.negate(), b, Division.withRemainder(a.negate(), b));
                    assertThat(Division.floor(a, b)).isEqualTo(a.divide(b));
                }
            }
        }
    }

    @Test
    void theRemainderIsLessThanTheDivisorForLongNumbers() {
        int[] sizes = {1_300, 24_000, 25_100, 50_000, 50_100, 76_000, 140_000};
        for (int divisorBits : sizes) {
            for (int quotientBits : sizes) {
                List<BigInteger> dividends = NastyNumbers.ofBits(divisorBits + quotientBits, random);
                for (BigInteger b : NastyNumbers.ofBits(divisorBits, random)) {
                    BigInteger a = dividends.get(random.nextInt(dividends.size()));
                    assertDivision(a, b, Division.withRemainder(a, b));
                }
            }
        }
    }

    @Test
    void multiplesOfTheDivisorAndTheirNeighboursDivideExactly() {
        for (int bits = 26_000; bits < 120_000; bits += 31_013) {
            for (BigInteger b : NastyNumbers.ofBits(bits, random)) {
                BigInteger q = new BigInteger(60_000, random);
                BigInteger multiple = Product.of(b, q);
                assertThat(Division.floor(multiple, b)).isEqualTo(q);
                assertThat(Division.floor(multiple.subtract(BigInteger.ONE), b)).isEqualTo(q.subtract(BigInteger.ONE));
                assertThat(Division.floor(multiple.add(b).subtract(BigInteger.ONE), b))
                        .isEqualTo(q);
            }
        }
    }

    @Test
    void aDivisorServesQuotientsShorterAndLongerThanExpected() {
        for (BigInteger d : NastyNumbers.ofBits(12_000, random)) {
            Divisor divisor = Divisor.ofMany(d, 9_000);
            for (int bits : new int[] {1, 11_999, 12_001, 14_000, 17_001, 20_000, 21_000, 21_001, 30_000, 100_000}) {
                BigInteger a = new BigInteger(bits, random).setBit(bits - 1);
                assertDivision(a, d, divisor.divide(a));
                assertThat(divisor.quotientNearby(a).subtract(a.divide(d)).abs())
                        .isLessThan(BigInteger.TEN);
            }
        }
    }

    @Test
    void aDivisorMustBePositive() {
        for (long b : new long[] {0, -1, -7}) {
            assertThatThrownBy(() -> Division.floor(BigInteger.TEN, BigInteger.valueOf(b)))
                    .isInstanceOf(ArithmeticException.class);
        }
    }
}
