package org.wythofflab.theory.wytf;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** The place is the last at which the function is not larger, and few values are needed to find it. */
class SecantsTest {
    private static int asked;

    private static BigInteger floor(UnaryOperator<BigInteger> f, BigInteger y, BigInteger low, BigInteger high) {
        asked = 0;
        UnaryOperator<BigInteger> counted = x -> {
            asked++;
            return f.apply(x);
        };
        return new Secants(counted, y, low, f.apply(low), high, f.apply(high)).floor();
    }

    private static void assertFloor(UnaryOperator<BigInteger> f, BigInteger y, BigInteger high, int most) {
        BigInteger x = floor(f, y, BigInteger.ZERO, high);
        assertThat(f.apply(x)).isLessThanOrEqualTo(y);
        assertThat(f.apply(x.add(BigInteger.ONE))).isGreaterThan(y);
        assertThat(asked).isLessThanOrEqualTo(most);
    }

    @Test
    void findsEveryPlaceOfAnyStaircase() {
        Random random = new Random(7);
        for (int round = 0; round < 300; round++) {
            int[] values = new int[2 + random.nextInt(40)];
            for (int i = 1; i < values.length; i++) {
                values[i] = values[i - 1] + (random.nextInt(3) == 0 ? random.nextInt(1 << random.nextInt(20)) : i % 2);
            }
            values[values.length - 1]++;
            UnaryOperator<BigInteger> f = x -> BigInteger.valueOf(values[x.intValueExact()]);
            for (int y = 0; y < values[values.length - 1]; y = y < 60 ? y + 1 : 2 * y - random.nextInt(20)) {
                int expected = values.length - 1;
                while (values[expected] > y) {
                    expected--;
                }
                assertThat(floor(f, BigInteger.valueOf(y), BigInteger.ZERO, BigInteger.valueOf(values.length - 1)))
                        .isEqualTo(BigInteger.valueOf(expected));
            }
        }
    }

    @Test
    void needsFewValuesOfASmoothFunctionAndNeverManyMoreThanBits() {
        BigInteger high = BigInteger.ONE.shiftLeft(2000);
        BigInteger y = BigInteger.TEN.pow(590);
        BigInteger middle = BigInteger.TEN.pow(500);
        assertFloor(x -> x.multiply(BigInteger.valueOf(7)), y, high, 20);
        assertFloor(x -> x.multiply(x), y.multiply(y), high, 150);
        assertFloor(x -> x.compareTo(middle) < 0 ? x : x.add(high), high.subtract(BigInteger.ONE), high, 4500);
    }
}
