package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class SquareRootTest {

    private static final BigInteger ONE = BigInteger.ONE;

    private static void assertRoot(BigInteger n) {
        BigInteger root = SquareRoot.floor(n);
        BigInteger rest = n.subtract(Product.square(root));
        // r^2 <= n < (r + 1)^2
        assertThat(rest.signum()).isNotNegative();
        assertThat(rest.compareTo(root.shiftLeft(1))).isNotPositive();
    }

    @Test
    void theSquareOfTheRootIsTheLastNotAbove() {
        NastyNumbers.small().forEach(SquareRootTest::assertRoot);
        Random random = new Random(17);
        for (int bits : new int[] {1_023, 1_024, 1_025, 1_026, 4_999, 60_000, 99_998, 99_999, 200_001, 1_000_000}) {
            NastyNumbers.ofBits(bits, random).forEach(SquareRootTest::assertRoot);
        }
    }

    @Test
    void squaresAndTheirNeighboursAreToldApart() {
        Random random = new Random(19);
        for (int bits : new int[] {8, 31, 32, 33, 511, 513, 3_000, 50_001, 130_000}) {
            for (BigInteger r : NastyNumbers.ofBits(bits, random)) {
                BigInteger square = r.multiply(r);
                assertThat(SquareRoot.floor(square)).isEqualTo(r);
                assertThat(SquareRoot.floor(square.subtract(ONE))).isEqualTo(r.subtract(ONE));
                assertThat(SquareRoot.floor(square.add(r.shiftLeft(1)))).isEqualTo(r);
            }
        }
    }

    @Test
    void theLongRootAgrees() {
        for (BigInteger n : NastyNumbers.small()) {
            if (n.bitLength() < 64) {
                assertThat(SquareRoot.floor(n.longValueExact()))
                        .isEqualTo(SquareRoot.floor(n).longValueExact());
            }
        }
        assertThat(SquareRoot.floor(Long.MAX_VALUE)).isEqualTo(3_037_000_499L);
        Random random = new Random(23);
        for (int i = 0; i < 200_000; i++) {
            long any = i < 1 << 16 ? i : random.nextLong() >>> (33 + random.nextInt(20));
            long root = Math.min(any + 1, 3_037_000_498L);
            assertThat(SquareRoot.floor(root * root)).isEqualTo(root);
            assertThat(SquareRoot.floor(root * root - 1)).isEqualTo(root - 1);
            assertThat(SquareRoot.floor(root * root + random.nextLong(2 * root)))
                    .isEqualTo(root);
        }
    }

    @Test
    void negativeNumbersHaveNone() {
        assertThatThrownBy(() -> SquareRoot.floor(ONE.negate())).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> SquareRoot.floor(-1)).isInstanceOf(ArithmeticException.class);
    }
}
