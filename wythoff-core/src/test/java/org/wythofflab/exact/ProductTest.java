package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ProductTest {

    private final Random random = new Random(11);

    private static void assertProduct(BigInteger a, BigInteger b) {
        assertThat(Product.of(a, b).equals(a.multiply(b)))
                .as("%s bits times %s bits", a.bitLength(), b.bitLength())
                .isTrue();
    }

    @Test
    void theProductIsThatOfBigIntegerOnBothSidesOfTheThresholds() {
        for (int bits : new int[] {2_999, 3_000, 3_001, 13_999, 14_000, 14_001, 23_999, 24_000, 24_001, 27_000}) {
            List<BigInteger> left = NastyNumbers.ofBits(bits, random);
            for (BigInteger b : NastyNumbers.ofBits(28_000 - bits + random.nextInt(3) - 1, random)) {
                left.forEach(a -> assertProduct(a, b));
            }
        }
    }

    @Test
    void theProductIsThatOfBigIntegerAroundPowersOfTwo() {
        // 48 * 2^k bits fill the limbs of a transform of length 2^k.
        for (int length = 512; length <= 4096; length *= 2) {
            for (int near = -49; near <= 49; near += 49) {
                int bits = 48 * length / 2 + near;
                List<BigInteger> right = NastyNumbers.ofBits(bits, random);
                for (BigInteger a : NastyNumbers.ofBits(bits, random)) {
                    assertProduct(a, right.get(random.nextInt(right.size())));
                    assertThat(Product.square(a)).isEqualTo(a.multiply(a));
                }
            }
        }
    }

    @Test
    void theProductOfNumbersOfAnySizesIsThatOfBigInteger() {
        for (int trial = 0; trial < 300; trial++) {
            int bits = 3_000 + random.nextInt(60_000);
            int shorter = 2_900 + random.nextInt(bits);
            assertProduct(new BigInteger(bits, random), new BigInteger(shorter, random));
        }
    }

    @Test
    void thePowerIsThatOfBigInteger() {
        for (long base : new long[] {-10, -3, -2, -1, 0, 1, 2, 3, 6, 7, 10, 96, (1L << 40) + 1}) {
            BigInteger a = BigInteger.valueOf(base);
            for (int n : new int[] {0, 1, 2, 3, 699, 700, 8_191, 8_192, 20_001}) {
                assertThat(Product.power(a, n).equals(a.pow(n)))
                        .as("%d^%d", base, n)
                        .isTrue();
            }
        }
        BigInteger large = new BigInteger(9_000, random).setBit(0).shiftLeft(77);
        for (int n = 0; n < 9; n++) {
            assertThat(Product.power(large, n).equals(large.pow(n)))
                    .as("power %d", n)
                    .isTrue();
        }
    }

    @Test
    void signsAndZeroAreThoseOfAProduct() {
        BigInteger a = new BigInteger(40_000, random).setBit(39_999);
        BigInteger b = BigInteger.ONE.shiftLeft(40_000);
        for (BigInteger x : List.of(a, a.negate(), BigInteger.ZERO, BigInteger.ONE)) {
            for (BigInteger y : List.of(b, b.negate(), BigInteger.ZERO, BigInteger.ONE.negate())) {
                assertProduct(x, y);
                assertProduct(y, x);
            }
        }
        assertThat(Product.square(a.negate())).isEqualTo(a.multiply(a));
    }

    @Test
    void aLongSquareIsADifferenceOfSquaresAwayFromAProduct() {
        BigInteger a = new BigInteger(1_500_000, random);
        BigInteger b = new BigInteger(1_400_000, random);
        BigInteger product = Product.of(a.add(b), a.subtract(b));
        assertThat(product.equals(Product.square(a).subtract(Product.square(b))))
                .isTrue();
    }

    @Test
    void limbsOfFiveBytesGiveTheSame() {
        for (int bits = 30_000; bits < 60_000; bits += 7_001) {
            Convolution convolution = Convolution.ofBits(bits, bits, 5);
            for (BigInteger a : NastyNumbers.ofBits(bits, random)) {
                BigInteger product = convolution.product(convolution.spectrum(a), convolution.spectrum(a));
                assertThat(product).isEqualTo(a.multiply(a));
            }
        }
    }

    @Test
    void sumsOfProductsFitAtTheirLargest() {
        int bits = 48 * 1_000;
        BigInteger a = BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
        Convolution convolution = Convolution.ofBits(bits, bits);
        Spectrum spectrum = convolution.spectrum(a);
        assertThat(convolution.sumOfProducts(spectrum, spectrum, spectrum, spectrum))
                .isEqualTo(a.multiply(a).shiftLeft(1));
    }

    @Test
    void aWrongProductDoesNotPass() {
        Convolution convolution = Convolution.ofBits(30_000, 30_000);
        Spectrum right = convolution.spectrum(new BigInteger(30_000, random));
        Spectrum other = convolution.spectrum(new BigInteger(30_000, random));
        Spectrum mixed = new Spectrum(right.first, other.second, right.residue);
        assertThatThrownBy(() -> convolution.product(mixed, right)).isInstanceOf(AssertionError.class);
    }

    /** What a flipped bit in memory or a wrong root would do. */
    @Test
    void oneWrongValueOfATransformDoesNotPass() {
        Convolution convolution = Convolution.ofBits(30_000, 30_000);
        BigInteger a = new BigInteger(30_000, random);
        BigInteger b = new BigInteger(30_000, random);
        for (int i = 0; i < 1_250; i += 1 + random.nextInt(30)) {
            Spectrum left = convolution.spectrum(a);
            long[] faulty = random.nextBoolean() ? left.first : left.second;
            faulty[i] ^= 1L << random.nextInt(56);
            Spectrum right = convolution.spectrum(b);
            assertThatThrownBy(() -> convolution.product(left, right))
                    .isInstanceOf(AssertionError.class)
                    .hasMessage("a product is wrong modulo 2^61 - 1");
        }
    }

    @Test
    void aFactorMultipliesNumbersShorterAndLongerThanExpected() {
        BigInteger value = new BigInteger(50_000, random);
        Factor factor = new Factor(value, 40_000);
        for (int bits : new int[] {1, 100, 5_000, 19_999, 20_000, 30_000, 40_000, 40_001, 90_000}) {
            for (BigInteger x : NastyNumbers.ofBits(Math.max(8, bits), random)) {
                assertThat(factor.times(x)).isEqualTo(value.multiply(x));
            }
        }
        assertThat(factor.times(BigInteger.ZERO)).isZero();
    }
}
