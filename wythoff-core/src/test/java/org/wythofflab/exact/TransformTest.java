package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TransformTest {

    private static final PrimeField FIELD = PrimeField.SECOND;
    private static final long P = FIELD.p;

    private final Random random = new Random(5);

    private static BigInteger modulo(long a) {
        return BigInteger.valueOf(a).mod(BigInteger.valueOf(P));
    }

    private static long[] filled(Transform transform, int used, LongSupplier next) {
        long[] x = new long[transform.length];
        for (int i = 0; i < used; i++) {
            x[i] = next.getAsLong();
        }
        return x;
    }

    private void assertRoundTrip(int size, int used, LongSupplier next) {
        Transform transform = new Transform(FIELD, size);
        long[] original = filled(transform, used, next);
        long[] x = original.clone();
        transform.forward(x, used);
        for (int i = 0; i < size; i++) {
            assertThat(x[i]).isBetween(-P / 10 * 44, P / 10 * 44);
            x[i] = PrimeField.nearZero(x[i], P);
        }
        transform.inverse(x);
        for (int i = 0; i < size; i++) {
            assertThat(modulo(x[i]))
                    .as("size %s, coefficient %s", size, i)
                    .isEqualTo(modulo(original[i])
                            .multiply(BigInteger.valueOf(transform.length))
                            .mod(BigInteger.valueOf(P)));
        }
    }

    @Test
    void theInverseUndoesTheTransformWhateverIsCutOff() {
        for (int units = 1; units <= 40; units++) {
            int size = units * Transform.UNIT;
            assertRoundTrip(size, size, () -> random.nextLong() >>> 6);
            assertRoundTrip(size, 1 + random.nextInt(size), () -> random.nextLong() >>> 6);
        }
    }

    @Test
    void largestAndAlternatingCoefficientsDoNotOverflow() {
        for (int units : new int[] {1, 2, 3, 17, 64, 65, 127, 128, 1024, 1300}) {
            int size = units * Transform.UNIT;
            assertRoundTrip(size, size, () -> P - 1);
            assertRoundTrip(size, size / 2 + 1, () -> random.nextBoolean() ? P - 1 : 0);
        }
    }

    @Test
    void productsOfValuesAreValuesOfTheProduct() {
        for (int size : new int[] {64, 128, 192, 448}) {
            Transform transform = new Transform(FIELD, size);
            int used = size / 2;
            long[] a = filled(transform, used, () -> random.nextLong() >>> 6);
            long[] b = filled(transform, used, () -> random.nextLong() >>> 6);
            long[] x = a.clone();
            long[] y = b.clone();
            transform.forward(x, used);
            transform.forward(y, used);
            long[] doubled = transform.sumOfProducts(x, y, x, y);
            transform.multiply(x, y);
            transform.inverse(x);
            transform.inverse(doubled);
            BigInteger scale = BigInteger.valueOf(transform.length)
                    .multiply(BigInteger.ONE.shiftLeft(64).modInverse(BigInteger.valueOf(P)));
            for (int i = 0; i < size; i++) {
                int k = i;
                BigInteger coefficient = IntStream.rangeClosed(0, i)
                        .mapToObj(j -> BigInteger.valueOf(a[j]).multiply(BigInteger.valueOf(b[k - j])))
                        .reduce(BigInteger.ZERO, BigInteger::add)
                        .multiply(scale)
                        .mod(BigInteger.valueOf(P));
                assertThat(modulo(x[i])).isEqualTo(coefficient);
                assertThat(modulo(doubled[i]))
                        .isEqualTo(coefficient.shiftLeft(1).mod(BigInteger.valueOf(P)));
            }
        }
    }
}
