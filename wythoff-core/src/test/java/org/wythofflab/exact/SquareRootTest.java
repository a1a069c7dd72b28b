package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class SquareRootTest {

    /** The root is the number whose square is not above and whose successor's square is. */
    private static void assertIsRoot(BigInteger root, BigInteger n) {
        assertThat(root).isNotNegative();
        assertThat(root.multiply(root)).isLessThanOrEqualTo(n);
        assertThat(root.add(BigInteger.ONE).pow(2)).isGreaterThan(n);
    }

    @Test
    void rootsOfLongsAreExact() {
        LongStream.concat(
                        LongStream.range(0, 3_000),
                        LongStream.of(3_037_000_499L, 3_037_000_498L, 1L << 31, (1L << 31) - 1)
                                .map(root -> root * root)
                                .flatMap(square -> LongStream.of(square - 1, square, square + 1)))
                .forEach(n -> assertIsRoot(BigInteger.valueOf(SquareRoot.floor(n)), BigInteger.valueOf(n)));
        assertThat(SquareRoot.floor(Long.MAX_VALUE)).isEqualTo(3_037_000_499L);
    }

    @Test
    void rootsAreExactAroundSquares() {
        Random random = new Random(2);
        for (int bits = 1; bits < 9_000; bits += 1 + random.nextInt(60)) {
            BigInteger root = new BigInteger(bits, random).setBit(bits - 1);
            BigInteger square = root.multiply(root);
            assertThat(SquareRoot.floor(square)).isEqualTo(root);
            assertThat(SquareRoot.floor(square.subtract(BigInteger.ONE))).isEqualTo(root.subtract(BigInteger.ONE));
            assertThat(SquareRoot.floor(square.add(root.shiftLeft(1)))).isEqualTo(root);
            BigInteger any = new BigInteger(bits, random);
            assertIsRoot(SquareRoot.floor(any), any);
            BigInteger ones = BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
            assertIsRoot(SquareRoot.floor(ones), ones);
            assertIsRoot(SquareRoot.floor(BigInteger.ONE.shiftLeft(bits)), BigInteger.ONE.shiftLeft(bits));
        }
    }

    @Test
    void aNegativeNumberHasNoRoot() {
        assertThatThrownBy(() -> SquareRoot.floor(-1)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> SquareRoot.floor(BigInteger.ONE.negate())).isInstanceOf(ArithmeticException.class);
    }
}
