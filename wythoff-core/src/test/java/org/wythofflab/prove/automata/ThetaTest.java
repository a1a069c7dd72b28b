package org.wythofflab.prove.automata;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.solve.Budget;

/** Floors of multiples of the irrational number of a system, and the sums of the numbers, are those of plain arithmetic. */
class ThetaTest {

    private final Outlay outlay = new Outlay(Budget.of(0, 1 << 28), 1_000_000);

    static Stream<NumberSystem> systems() {
        return Stream.of(
                NumberSystem.FIBONACCI,
                NumberSystem.PELL,
                new NumberSystem(3, 1),
                new NumberSystem(7, 1),
                new NumberSystem(List.of(1, 2), 1),
                new NumberSystem(List.of(2, 1), 1),
                new NumberSystem(List.of(1, 1, 2), 1),
                new NumberSystem(List.of(2, 1, 1, 4), 1));
    }

    @ParameterizedTest
    @MethodSource("systems")
    void floorsAreThoseOfExactArithmetic(NumberSystem system) {
        Theta theta = Theta.of(system).orElseThrow();
        Automaton floors = theta.floors(outlay);
        for (int n = 0; n < 400; n++) {
            // theta = (sqrt(D) - e)/k, and n theta is irrational.
            BigInteger k = BigInteger.valueOf(theta.factor());
            BigInteger e = BigInteger.valueOf(theta.sum());
            int floor = 0;
            while (n > 0 && isBelow(BigInteger.valueOf(floor + 1), n, theta.radicand(), e, k)) {
                floor++;
            }
            for (int m = Math.max(0, floor - 3); m < floor + 4; m++) {
                assertThat(floors.contains(BigInteger.valueOf(n), BigInteger.valueOf(m)))
                        .as("%d = floor(%d theta) of %s", m, n, system)
                        .isEqualTo(m == floor);
            }
        }
    }

    /** Whether m < n (sqrt(D) - e)/k: if k < 0 that is m k + n e > n sqrt(D). */
    private static boolean isBelow(BigInteger m, int n, BigInteger radicand, BigInteger e, BigInteger k) {
        BigInteger number = BigInteger.valueOf(n);
        BigInteger left = m.multiply(k).add(number.multiply(e));
        int sign = left.signum() * left.pow(2).compareTo(number.pow(2).multiply(radicand));
        return k.signum() < 0 ? left.signum() > 0 && sign > 0 : left.signum() <= 0 || sign < 0;
    }

    @ParameterizedTest
    @MethodSource("systems")
    void numbersAndTheLeastOfASetAreRight(NumberSystem system) {
        for (int n = 0; n < 200; n++) {
            Automaton set = Sets.number(system, BigInteger.valueOf(n));
            assertThat(Sets.least(set)).contains(BigInteger.valueOf(n));
            LinearReader reader = new LinearReader(system, new int[] {0}, new int[] {1}, -n);
            assertThat(new Tuples(system, 1, 1, outlay).with(reader).where(labels -> labels[0] == 0))
                    .as("%d in %s", n, system)
                    .isEqualTo(set);
        }
    }

    @ParameterizedTest
    @MethodSource("systems")
    void halvesAreFound(NumberSystem system) {
        // There is a number of which it is twice, or three times: projection with leading zeros.
        Automaton threes = new Tuples(system, 1, 2, outlay)
                .with(new LinearReader(system, new int[] {0, 1}, new int[] {1, -3}, 0).only(sign -> sign == 0))
                .where(labels -> labels[0] == 0);
        Automaton below = new Tuples(system, 1, 2, outlay)
                .with(new LinearReader(system, new int[] {0, 1}, new int[] {3, -1}, 0).only(sign -> sign == 0))
                .where(labels -> labels[0] == 0);
        ResidueReader residue = new ResidueReader(system, new int[] {0}, new int[] {1}, 0, 3);
        assertThat(new Tuples(system, 1, 1, outlay).with(residue).where(labels -> labels[0] == 0))
                .isEqualTo(threes);
        assertThat(below).isEqualTo(new Tuples(system, 1, 1, outlay).where(labels -> true));
    }
}
