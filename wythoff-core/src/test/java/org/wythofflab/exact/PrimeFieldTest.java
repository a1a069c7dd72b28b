package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class PrimeFieldTest {

    private static final List<PrimeField> FIELDS = List.of(PrimeField.FIRST, PrimeField.SECOND);

    private final Random random = new Random(3);

    private long[] nastyLongs(long p) {
        return LongStream.concat(
                        LongStream.of(
                                0, 1, -1, Long.MAX_VALUE, Long.MIN_VALUE, p, -p, p / 2, -(p / 2), p / 2 + 1, 15 * p),
                        random.longs(200))
                .toArray();
    }

    private static BigInteger modulo(long a, long p) {
        return BigInteger.valueOf(a).mod(BigInteger.valueOf(p));
    }

    private static BigInteger product(long a, long b, long p) {
        return BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)).mod(BigInteger.valueOf(p));
    }

    @Test
    void theModuliArePrimesJustBelowTheirPowerOfTwo() {
        for (PrimeField field : FIELDS) {
            assertThat(BigInteger.valueOf(field.p).isProbablePrime(100)).isTrue();
            assertThat(field.p % (1L << 32)).isEqualTo(1);
            assertThat((1L << 59) - field.p).isBetween(0L, 1L << 40);
            assertThat(field.p * field.inverse).isEqualTo(1);
        }
    }

    @Test
    void aProductWithAFixedFactorIsCongruentAndNearlyReduced() {
        for (PrimeField field : FIELDS) {
            long p = field.p;
            for (long factor : nastyLongs(p)) {
                long w = field.centred(factor);
                long v = field.companion(w);
                for (long b : nastyLongs(p)) {
                    long product = PrimeField.times(b, w, v, p);
                    assertThat(modulo(product, p)).isEqualTo(product(b, w, p));
                    assertThat(product).isBetween(-p / 4 - 1, p / 4 * 5 + 1);
                }
            }
        }
    }

    @Test
    void reductionsKeepTheClassAndShrink() {
        for (PrimeField field : FIELDS) {
            long p = field.p;
            for (long a : nastyLongs(p)) {
                long safe = a / 2;
                assertThat(modulo(PrimeField.nearZero(safe, p), p)).isEqualTo(modulo(safe, p));
                assertThat(PrimeField.nearZero(safe, p)).isBetween(-p / 100 * 51, p / 100 * 51);
                assertThat(modulo(field.centred(safe), p)).isEqualTo(modulo(safe, p));
                assertThat(field.centred(safe)).isBetween(-p / 2, p / 2);
            }
        }
    }

    @Test
    void theQuotientByAWordTimesTheWordIsTheProduct() {
        for (PrimeField field : FIELDS) {
            long p = field.p;
            BigInteger word = BigInteger.ONE.shiftLeft(64);
            for (long a : nastyLongs(p)) {
                long x = PrimeField.nearZero(a / 2, p) * 8;
                long y = PrimeField.nearZero(random.nextLong() / 2, p) * 8;
                long quotient = PrimeField.quotientByWord(x, y, field.inverse, p);
                assertThat(BigInteger.valueOf(quotient).multiply(word).mod(BigInteger.valueOf(p)))
                        .isEqualTo(product(x, y, p));
                assertThat(quotient).isBetween(-p / 10 * 11, p / 10 * 11);
            }
        }
    }

    @Test
    void everyRootIsASquareRootOfTheOneAboveAndMirroredByItsInverse() {
        for (PrimeField field : FIELDS) {
            long p = field.p;
            long[] roots = field.roots(1 << 10);
            assertThat(roots[0]).isEqualTo(1);
            for (int k = 0; k < 1 << 10; k++) {
                long parent = k % 2 == 0 ? roots[2 * (k / 2)] : -roots[2 * (k / 2)];
                assertThat(product(roots[2 * k], roots[2 * k], p)).isEqualTo(modulo(parent, p));
                assertThat(roots[2 * k + 1]).isEqualTo(field.companion(roots[2 * k]));
                long mirrored = roots[2 * PrimeField.mirror(k)];
                assertThat(product(roots[2 * k], mirrored, p)).isEqualTo(modulo(k == 0 ? 1 : -1, p));
            }
        }
    }
}
