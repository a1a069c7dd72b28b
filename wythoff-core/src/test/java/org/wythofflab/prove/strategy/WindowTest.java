package org.wythofflab.prove.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.formula.FormulaException;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.solve.Budget;

/** A window has the positions that the automaton accepts one by one, wherever it is. */
final class WindowTest {
    private static final int SIZE = 45;

    private static boolean[][] visited(Automaton set, BigPosition corner) {
        boolean[][] seen = new boolean[SIZE][SIZE];
        Window.visit(
                set,
                corner,
                SIZE,
                (i, j) -> {
                    assertThat(seen[i][j]).as("(%d,%d) came twice", i, j).isFalse();
                    seen[i][j] = true;
                },
                () -> {});
        return seen;
    }

    private static boolean[][] accepted(Automaton set, BigPosition corner) {
        boolean[][] seen = new boolean[SIZE][SIZE];
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                seen[i][j] = set.contains(
                        corner.x().add(BigInteger.valueOf(i)), corner.y().add(BigInteger.valueOf(j)));
            }
        }
        return seen;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "base 2         | x % 3 = y % 4 or x = y",
                "base 7         | y = 2*x + 1 or x + y = 100",
                "fibonacci      | evenzeros(x) and y = shift(x)",
                "fibonacci      | x % 2 = 0 or y = shift(x) + 1",
                "pell           | y + 3 >= shift(x) and y <= shift(x) + 2",
                "recurrence 3,2 | x = y + 2 or x % 5 = 1 and y % 3 = 0",
                "ostrowski 1,2  | exists n: (x = n and y = isqrt(3*n^2))"
            })
    void aWindowHasWhatIsAccepted(String numeration, String formula) throws FormulaException {
        NumberSystem system = NumberSystem.named(numeration).orElseThrow();
        Automaton set = FormulaText.read(formula, system, new Outlay(Budget.of(Long.MAX_VALUE, 1L << 30), 1_000_000));
        Random random = new Random(15);
        for (int n = 0; n < 60; n++) {
            BigInteger x = number(system, random, n);
            // Most are far from all positions of the set, so half of the windows are near the diagonal.
            BigInteger y = n % 2 == 0 ? x : number(system, random, n + 1);
            BigPosition corner = new BigPosition(x, y);
            assertThat(visited(set, corner)).as("%s at %s", set, corner).isDeepEqualTo(accepted(set, corner));
        }
    }

    /** A little before a weight, where all digits change, or anywhere. */
    private static BigInteger number(NumberSystem system, Random random, int n) {
        if (n < 4) {
            return BigInteger.valueOf(n % 2);
        }
        int[] word = new int[system.period() * (1 + random.nextInt(60 / system.period()))];
        word[0] = 1;
        BigInteger weight = system.value(word);
        return n % 3 == 0
                ? new BigInteger(1 + weight.bitLength(), random)
                : weight.subtract(BigInteger.valueOf(random.nextInt(SIZE))).max(BigInteger.ZERO);
    }

    /** Blocks that hold a position already are not looked at again, and no other is left out. */
    @ParameterizedTest
    @CsvSource({"base 2, 3", "fibonacci, 2", "pell, 3"})
    void whatIsNoNewsMayBeLeftOut(String numeration, int zoom) throws FormulaException {
        NumberSystem system = NumberSystem.named(numeration).orElseThrow();
        Automaton set = FormulaText.read(
                "x % 5 = 1 and y % 3 = 0 or x = y", system, new Outlay(Budget.of(Long.MAX_VALUE, 1L << 30), 1_000_000));
        for (BigInteger at : List.of(BigInteger.ZERO, BigInteger.TEN.pow(25))) {
            BigPosition corner = new BigPosition(at, at.add(BigInteger.TWO));
            int size = 64;
            boolean[][] all = new boolean[size >> zoom][size >> zoom];
            boolean[][] some = new boolean[size >> zoom][size >> zoom];
            int[] count = new int[2];
            Window.visit(
                    set,
                    corner,
                    size,
                    (i, j) -> {
                        all[i >> zoom][j >> zoom] = true;
                        count[0]++;
                    },
                    () -> {});
            Window.visit(
                    set,
                    corner,
                    size,
                    new Window.Sink() {
                        @Override
                        public void accept(int i, int j) {
                            some[i >> zoom][j >> zoom] = true;
                            count[1]++;
                        }

                        @Override
                        public boolean wants(int i0, int i1, int j0, int j1) {
                            return i0 >> zoom != i1 >> zoom
                                    || j0 >> zoom != j1 >> zoom
                                    || !some[i0 >> zoom][j0 >> zoom];
                        }
                    },
                    () -> {});
            assertThat(some).isDeepEqualTo(all);
            assertThat(count[1]).isLessThan(count[0]);
        }
    }
}
