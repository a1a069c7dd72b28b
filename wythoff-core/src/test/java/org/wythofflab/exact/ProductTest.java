package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Products and quotients of long numbers against the library's own. */
final class ProductTest {
    private final Random random = new Random(20261115);

    /** Random, all ones, a lone bit, one below and above a power of two: carries at every place. */
    private List<BigInteger> numbers(int bits) {
        BigInteger power = BigInteger.ONE.shiftLeft(bits);
        List<BigInteger> numbers = new ArrayList<>(List.of(
                new BigInteger(bits, random),
                power.subtract(BigInteger.ONE),
                power,
                power.add(BigInteger.ONE),
                power.subtract(BigInteger.ONE.shiftLeft(bits / 2))));
        numbers.add(numbers.get(0).negate());
        return numbers;
    }

    @Test
    void productsOfLongNumbersAreExact() {
        for (int bits : List.of(0, 1, 63, 64, 1_000, 65_536, 131_071, 200_000, 524_289, 1_100_000)) {
            for (BigInteger a : numbers(bits)) {
                assertThat(Product.square(a)).isEqualTo(a.multiply(a));
                for (BigInteger b : numbers(Math.max(1, bits * (1 + random.nextInt(3)) / 2))) {
                    assertThat(Product.of(a, b)).isEqualTo(a.multiply(b));
                }
            }
        }
    }

    @Test
    void quotientAndRemainderSatisfyTheirDefinition() {
        for (int bits : List.of(10, 64, 5_000, 100_000, 400_000)) {
            for (BigInteger a : numbers(2 * bits)) {
                for (BigInteger b : numbers(bits)) {
                    if (a.signum() >= 0 && b.signum() > 0) {
                        BigInteger[] both = Division.withRemainder(a, b);
                        assertThat(both[0].multiply(b).add(both[1])).isEqualTo(a);
                        assertThat(both[1]).isNotNegative().isLessThan(b);
                        assertThat(Division.floor(a, b)).isEqualTo(both[0]);
                    }
                }
            }
        }
    }

    @Test
    void printingAndReadingAreInverse() {
        for (int bits : List.of(1, 100, 3_321, 3_322, 40_000, 700_000)) {
            for (BigInteger a : numbers(bits)) {
                String digits = Decimals.print(a.abs());
                assertThat(digits).isEqualTo(a.abs().toString());
                assertThat(Decimals.parse(digits)).isEqualTo(a.abs());
            }
        }
    }
}
