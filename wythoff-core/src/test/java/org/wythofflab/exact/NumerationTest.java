package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class NumerationTest {

    /** The greedy expansion, digit by digit. */
    private static List<BigInteger> greedy(long p, long q, BigInteger x) {
        List<BigInteger> units = new ArrayList<>(List.of(BigInteger.ONE, BigInteger.valueOf(p + 1)));
        while (units.get(units.size() - 1).compareTo(x) <= 0) {
            int n = units.size();
            units.add(units.get(n - 1)
                    .multiply(BigInteger.valueOf(p))
                    .add(units.get(n - 2).multiply(BigInteger.valueOf(q))));
        }
        List<BigInteger> digits = new ArrayList<>();
        BigInteger rest = x;
        for (int i = units.size() - 1; i >= 0; i--) {
            BigInteger[] both = rest.divideAndRemainder(units.get(i));
            if (!digits.isEmpty() || both[0].signum() > 0) {
                digits.add(both[0]);
            }
            rest = both[1];
        }
        return digits;
    }

    @Test
    void digitsAreTheGreedyOnesAndValueTakesThemBack() {
        Random random = new Random(3);
        for (long p = 1; p <= 5; p++) {
            for (long q = 1; q <= p; q++) {
                Numeration system = Numeration.of(p, q);
                for (int x = 0; x < 300; x++) {
                    check(system, p, q, BigInteger.valueOf(x));
                }
                for (int bits : List.of(64, 500, 3_000)) {
                    check(system, p, q, new BigInteger(bits, random));
                }
            }
        }
    }

    private static void check(Numeration system, long p, long q, BigInteger x) {
        List<BigInteger> digits = greedy(p, q, x);
        assertThat(system.digits(x)).as("%d,%d: %s", p, q, x).isEqualTo(digits);
        assertThat(system.value(digits)).isEqualTo(x);
        if (x.signum() > 0) {
            long zeros = 0;
            while (digits.get(digits.size() - 1 - (int) zeros).signum() == 0) {
                zeros++;
            }
            assertThat(system.trailingZeros(x)).isEqualTo(zeros);
        }
        BigInteger shifted = system.shifted(x);
        List<BigInteger> longer = new ArrayList<>(digits);
        if (!longer.isEmpty()) {
            longer.add(BigInteger.ZERO);
        }
        assertThat(shifted).isEqualTo(system.value(longer));
        assertThat(system.unshifted(shifted)).isEqualTo(x);
    }
}
