package org.wythofflab.prove.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.solve.Budget;

/** Squares that were planted are seen, and one position too many or too few is, too. */
class BlocksTest {

    private static final int BOUND = 60;

    private static Sample sample(boolean[][] set) {
        return new Sample(
                BOUND,
                IntStream.range(0, BOUND * BOUND)
                        .filter(i -> set[i / BOUND][i % BOUND])
                        .mapToLong(i -> ((long) (i / BOUND) << 32) | (i % BOUND))
                        .toArray());
    }

    @ParameterizedTest
    @CsvSource({"2, fibonacci", "3, base 2", "4, pell", "5, fibonacci", "7, base 3"})
    void squaresAreSeenAndFilledAgain(int side, String numeration) throws Exception {
        // Corners on a line and a few more, so that no larger squares are there by chance.
        String corners = "y = x + 3 or x = 2 and y = 1";
        NumberSystem system = NumberSystem.named(numeration).orElseThrow();
        Outlay outlay = new Outlay(Budget.of(0, 1 << 28), 100_000);
        Automaton small = FormulaText.read(corners, system, outlay);
        boolean[][] set = new boolean[BOUND][BOUND];
        for (int x = 0; x < BOUND; x++) {
            for (int y = 0; y < BOUND; y++) {
                set[x][y] = contains(small, x / side, y / side);
            }
        }
        Sample sample = sample(set);
        assertThat(Blocks.side(sample)).isEqualTo(side);
        Sample divided = Blocks.corners(sample, side);
        Automaton filled = Blocks.filled(small, side, outlay);
        for (int x = 0; x < BOUND; x++) {
            for (int y = 0; y < BOUND; y++) {
                assertThat(contains(filled, x, y)).as("(%d,%d)", x, y).isEqualTo(set[x][y]);
                if (x < divided.bound() && y < divided.bound()) {
                    assertThat(divided.contains(x, y)).isEqualTo(contains(small, x, y));
                }
            }
        }
        Random random = new Random(side);
        for (int i = 0; i < 50; i++) {
            int x = random.nextInt(BOUND / side * side);
            int y = random.nextInt(BOUND / side * side);
            set[x][y] = !set[x][y];
            assertThat(Blocks.side(sample(set))).as("(%d,%d) changed", x, y).isNotEqualTo(side);
            set[x][y] = !set[x][y];
        }
    }

    private static boolean contains(Automaton set, int x, int y) {
        return set.contains(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }
}
