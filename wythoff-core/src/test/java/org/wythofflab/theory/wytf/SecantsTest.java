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

    /** How many values it takes to find a place between 0 and {@code 2^bits}. */
    private static int values(UnaryOperator<BigInteger> f, BigInteger y, int bits) {
        BigInteger x = floor(f, y, BigInteger.ZERO, BigInteger.ONE.shiftLeft(bits));
        assertThat(f.apply(x)).isLessThanOrEqualTo(y);
        assertThat(f.apply(x.add(BigInteger.ONE))).isGreaterThan(y);
        return asked;
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

    /** Of x^2 between 2^(bits-1) and 2^bits. */
    private static int valuesOfSquares(int bits) {
        BigInteger low = BigInteger.ONE.shiftLeft(bits - 1);
        BigInteger root = low.add(low.divide(BigInteger.valueOf(3)));
        assertThat(floor(x -> x.multiply(x), root.multiply(root).add(BigInteger.ONE), low, low.shiftLeft(1)))
                .isEqualTo(root);
        return asked;
    }

    /** The same of a function that bends the other way, the square root of x*2^bits. */
    private static int valuesOfRoots(int bits) {
        BigInteger low = BigInteger.ONE.shiftLeft(bits - 1);
        BigInteger y = low.add(low.divide(BigInteger.valueOf(3)));
        UnaryOperator<BigInteger> f = x -> x.shiftLeft(bits).sqrt();
        BigInteger x = floor(f, y, low.shiftRight(1), low.shiftLeft(1));
        assertThat(f.apply(x)).isLessThanOrEqualTo(y);
        assertThat(f.apply(x.add(BigInteger.ONE))).isGreaterThan(y);
        return asked;
    }

    /** Halving would take eight times as many. */
    @Test
    void eightTimesAsManyBitsTakeAtMostTwiceAsManyValuesOfASmoothFunction() {
        for (int bits = 100; bits <= 500; bits += 100) {
            assertThat(valuesOfSquares(8 * bits)).isLessThanOrEqualTo(2 * valuesOfSquares(bits));
            assertThat(valuesOfRoots(8 * bits)).isLessThanOrEqualTo(2 * valuesOfRoots(bits));
        }
    }

    @Test
    void aStraightLineTakesNoMoreValuesForMoreBits() {
        UnaryOperator<BigInteger> f = x -> x.multiply(BigInteger.valueOf(7));
        BigInteger y = BigInteger.TEN.pow(29);
        assertThat(values(f, y, 4000)).isEqualTo(values(f, y, 100));
    }

    /** Three values that do not halve the interval, and one that does. */
    @Test
    void aBitTakesAtMostFourValuesOfAnyFunction() {
        for (int bits : new int[] {10, 100, 2000}) {
            BigInteger high = BigInteger.ONE.shiftLeft(bits);
            BigInteger step = BigInteger.TEN.pow(bits / 4);
            UnaryOperator<BigInteger> jump = x -> x.compareTo(step) < 0 ? x : x.add(high);
            assertThat(values(jump, high.subtract(BigInteger.ONE), bits)).isLessThanOrEqualTo(4 * (bits + 1));
            assertThat(values(x -> x.multiply(x), step, bits)).isLessThanOrEqualTo(4 * (bits + 1));
        }
    }
}
