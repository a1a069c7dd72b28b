package org.wythofflab.prove.automata;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.solve.Budget;

/** The first pair of a set, held against plain arithmetic. */
class FirstPairTest {

    private static final int BOUND = 70;

    private final Outlay outlay = new Outlay(Budget.of(1L << 40, 1 << 28));

    @ParameterizedTest
    @ValueSource(
            strings = {"base 2", "base 3", "fibonacci", "pell", "recurrence 3,2", "ostrowski 1,2", "ostrowski 2,1,1"})
    void itIsTheFirstByTheLargerNumberThenXThenY(String name) throws Exception {
        NumberSystem system = NumberSystem.named(name).orElseThrow();
        for (int least = 0; least < 60; least += 7) {
            for (int modulus = 2; modulus <= 5; modulus++) {
                Automaton set = FormulaText.read(
                        "x + 2*y >= " + least + " and (2*x + y) % " + modulus + " = 1 and x != y", system, outlay);
                assertThat(FirstPair.of(set, outlay))
                        .as("%d %d", least, modulus)
                        .isEqualTo(Optional.of(first(least, modulus)));
            }
        }
        assertThat(FirstPair.of(FormulaText.read("x > y and y > x", system, outlay), outlay))
                .isEmpty();
        assertThat(FirstPair.of(FormulaText.read("x = x", system, outlay), outlay))
                .contains(new FirstPair(BigInteger.ZERO, BigInteger.ZERO));
    }

    private static FirstPair first(int least, int modulus) {
        for (int max = 0; max < BOUND; max++) {
            for (int x = 0; x <= max; x++) {
                for (int y = x < max ? max : 0; y <= max; y++) {
                    if (x + 2 * y >= least && (2 * x + y) % modulus == 1 && x != y) {
                        return new FirstPair(BigInteger.valueOf(x), BigInteger.valueOf(y));
                    }
                }
            }
        }
        throw new AssertionError(least + " " + modulus);
    }
}
