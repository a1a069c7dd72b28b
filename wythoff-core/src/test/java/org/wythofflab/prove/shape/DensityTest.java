package org.wythofflab.prove.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.formula.FormulaException;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.prove.game.Members;
import org.wythofflab.solve.Budget;

/** What is said of how many positions there are is so for all piles, however far beyond what was seen. */
class DensityTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 28);

    private static Automaton set(String formula) throws FormulaException {
        return FormulaText.read(formula, NumberSystem.BINARY, new Outlay(BUDGET));
    }

    private static Optional<String> density(String formula, boolean symmetric) throws FormulaException {
        Automaton set = set(formula);
        return Density.of(set, Members.of(set, BUDGET), symmetric, BUDGET);
    }

    @Test
    void columnsAreCounted() throws FormulaException {
        assertThat(density("x = y", true)).contains("every number is the first pile of exactly 1 of them");
        assertThat(density("x = y or x = y + 3 or x = y + 4 and y > 2 or x = 2 and y = 9", false))
                .isEmpty();
        assertThat(density("y = 2*x or y = 2*x + 1", false))
                .as("a second pile has one first")
                .contains("every number is the first pile of exactly 2 and the second of exactly 1 of them");
    }

    /** One column more or less than the others, beyond those that are looked at. */
    @Test
    void oneExceptionFarAwayIsNoticed() throws FormulaException {
        assertThat(density("x = y or x = 7000 and y = 7001", false)).isEmpty();
        assertThat(density("x = y and x != 7000", false)).isEmpty();
        assertThat(density("x = y and x != 7000 or x = 7000 and y = 7001", false))
                .as("7000 is no second pile, 7001 two")
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x % 2 = 0 and y % 3 = 1 | 1/6",
                "x % 2 = 0 and y % 2 = 0 or x % 2 = 1 and y % 2 = 1 and x >= 5 or y = x + 3 or x = 1 and y = 8 | 1/2",
                "x % 6 = 5 and y >= 2 or x % 4 = 1 and y % 2 = 0 or y = 3*x + 1 | 1/4"
            })
    void gridsAreWhatTheySay(String formula, String density) throws FormulaException {
        Grids grids = Grids.of(set(formula), BUDGET).orElseThrow();
        assertThat(set(grids.formula())).isEqualTo(set(formula));
        assertThat(grids.density()).contains(density + " of all positions");
        long count = 0;
        Automaton set = set(formula);
        int side = 240;
        for (int x = 0; x < side; x++) {
            for (int y = 0; y < side; y++) {
                count += set.contains(BigInteger.valueOf(x), BigInteger.valueOf(y)) ? 1 : 0;
            }
        }
        // Lines and edges are at most a few for each row.
        long[] parts = {Long.parseLong(density.split("/", 2)[0]), Long.parseLong(density.split("/", 2)[1])};
        assertThat(Math.abs(count * parts[1] - parts[0] * side * side)).isLessThan(10L * side * parts[1]);
    }

    @Test
    void whatIsNoSuchUnionIsNone() throws FormulaException {
        assertThat(Grids.of(set("x <= y"), BUDGET)).isEmpty();
        assertThat(Grids.of(set("x = y"), BUDGET).orElseThrow().density()).isEmpty();
    }
}
