package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class LimbsTest {

    private static final BigInteger MERSENNE = BigInteger.ONE.shiftLeft(61).subtract(BigInteger.ONE);

    private static List<BigInteger> numbers() {
        List<BigInteger> numbers = new ArrayList<>(NastyNumbers.small());
        Random random = new Random(2);
        for (int bits = 50; bits < 600; bits += 3) {
            numbers.addAll(NastyNumbers.ofBits(bits, random));
        }
        numbers.add(MERSENNE);
        numbers.add(MERSENNE.pow(3));
        numbers.add(MERSENNE.pow(3).add(BigInteger.ONE));
        return numbers;
    }

    @Test
    void limbsReadAndWrittenAreTheNumber() {
        for (BigInteger n : numbers()) {
            for (int width = 5; width <= 7; width++) {
                long[] limbs = new long[100];
                int count = Limbs.of(n).read(limbs, width);
                Limbs room = Limbs.room(count, width);
                for (int i = 0; i < count; i++) {
                    assertThat(limbs[i]).isBetween(0L, (1L << (8 * width)) - 1);
                    room.write(i, width, limbs[i]);
                }
                assertThat(room.value()).isEqualTo(n);
            }
        }
    }

    @Test
    void aNegativeNumberIsReadByItsMagnitude() {
        for (BigInteger n : numbers()) {
            assertThat(Limbs.of(n.negate()).value()).isEqualTo(n);
        }
    }

    @Test
    void residuesAreResidues() {
        for (BigInteger n : numbers()) {
            assertThat(Limbs.of(n).residue()).isEqualTo(n.mod(MERSENNE).longValueExact());
        }
    }

    @Test
    void sumsAndProductsOfResiduesAreResidues() {
        for (BigInteger a : NastyNumbers.small()) {
            for (BigInteger b : NastyNumbers.small()) {
                long x = a.mod(MERSENNE).longValueExact();
                long y = b.mod(MERSENNE).longValueExact();
                assertThat(Mersenne.sum(x, y)).isEqualTo(a.add(b).mod(MERSENNE).longValueExact());
                assertThat(Mersenne.product(x, y))
                        .isEqualTo(a.multiply(b).mod(MERSENNE).longValueExact());
            }
        }
    }
}
