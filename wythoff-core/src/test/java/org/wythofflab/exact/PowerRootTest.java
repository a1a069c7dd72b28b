package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PowerRootTest {

    @Test
    void powersArePowers() {
        for (int exponent : new int[] {0, 1, 2, 3, 7, 64, 100}) {
            for (int base = -3; base <= 12; base++) {
                BigInteger number = BigInteger.valueOf(base);
                assertThat(PowerRoot.power(number, exponent)).isEqualTo(number.pow(exponent));
            }
        }
    }

    @Test
    void rootsOfSmallNumbersAreLargest() {
        for (int degree = 1; degree <= 12; degree++) {
            for (int n = 0; n < 3000; n++) {
                holds(BigInteger.valueOf(n), degree);
            }
        }
    }

    @Test
    void rootsNearPowersAreLargest() {
        Random random = new Random(11);
        for (int degree : new int[] {1, 2, 3, 4, 5, 10, 31, 100}) {
            for (int bits = 1; bits < 700; bits += 23) {
                BigInteger power = new BigInteger(bits, random).setBit(bits - 1).pow(degree);
                for (int off = -1; off <= 1; off++) {
                    holds(power.add(BigInteger.valueOf(off)), degree);
                }
                holds(new BigInteger(bits * degree, random), degree);
            }
        }
    }

    @Test
    void thereAreNoOtherRoots() {
        assertThatThrownBy(() -> PowerRoot.floor(BigInteger.ONE.negate(), 3)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> PowerRoot.floor(BigInteger.ONE, 0)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> PowerRoot.power(BigInteger.ONE, -1)).isInstanceOf(ArithmeticException.class);
    }

    private static void holds(BigInteger n, int degree) {
        BigInteger root = PowerRoot.floor(n, degree);
        assertThat(root.pow(degree)).isLessThanOrEqualTo(n);
        assertThat(root.add(BigInteger.ONE).pow(degree)).isGreaterThan(n);
    }
}
