package org.wythofflab.prove.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.formula.FormulaException;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.solve.Budget;

/** What is numbered, and what is listed by the larger pile, are the positions that the automaton accepts one by one. */
final class NumberingTest {
    private static final int SIDE = 120;
    private static final String WYTHOFF = "evenzeros(x) and y = shift(x) or evenzeros(y) and x = shift(y)";

    private static Outlay outlay() {
        return new Outlay(Budget.of(Long.MAX_VALUE, 1L << 30), 1_000_000);
    }

    private static Automaton set(String numeration, String formula) throws FormulaException {
        return FormulaText.read(formula, NumberSystem.named(numeration).orElseThrow(), outlay());
    }

    private static List<BigPosition> numbered(Automaton set, BigInteger from, int count) {
        List<BigPosition> found = new ArrayList<>();
        Numbering numbering = Numbering.of(set, outlay(), () -> {}).orElseThrow();
        assertThat(numbering.visit(from, pair -> {
                    found.add(pair);
                    return found.size() < count;
                }))
                .isTrue();
        return found;
    }

    /** Those with x below the side, and y below ten times that, which is all. */
    private static List<BigPosition> accepted(Automaton set) {
        List<BigPosition> all = new ArrayList<>();
        for (int x = 0; x < SIDE; x++) {
            for (int y = x; y < 10 * SIDE; y++) {
                if (set.contains(BigInteger.valueOf(x), BigInteger.valueOf(y))) {
                    all.add(new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)));
                }
            }
        }
        return all;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fibonacci      | " + WYTHOFF,
                "base 2         | y = 3*x or y = 3*x + 2 or x = 2*y + 1 or x = y and x % 3 = 1",
                "base 3         | y = x + 7 and x % 4 = 2",
                "pell           | y + 3 >= shift(x) and y <= shift(x) + 2",
                "recurrence 3,2 | y = 2*x + 5 or x = 9 and y = 500"
            })
    void pairsAreNumberedInOrderOfXThenY(String numeration, String formula) throws FormulaException {
        Automaton set = set(numeration, formula);
        List<BigPosition> all = accepted(set);
        assertThat(numbered(set, BigInteger.ZERO, all.size())).isEqualTo(all);
        for (int from : new int[] {1, 2, 17, all.size() / 2, all.size() - 1}) {
            assertThat(numbered(set, BigInteger.valueOf(from), all.size() - from))
                    .as("from %d", from)
                    .isEqualTo(all.subList(from, all.size()));
        }
    }

    @Test
    void aFiniteSetEnds() throws FormulaException {
        Automaton set = set("base 2", "x = 2 and y = 5 or x = 2 and y = 9 or x = 3 and y = 3 or x = 70 and y = 1");
        assertThat(numbered(set, BigInteger.ZERO, 100)).hasToString("[(2,5), (2,9), (3,3)]");
        assertThat(numbered(set, BigInteger.TWO, 100)).hasToString("[(3,3)]");
        assertThat(numbered(set, BigInteger.TEN.pow(20), 100)).isEmpty();
    }

    @Test
    void whereSomeXHasInfinitelyManyThereIsNoNumbering() throws FormulaException {
        assertThat(Numbering.of(set("base 2", "x = 3 and y % 2 = 1"), outlay(), () -> {}))
                .isEmpty();
        assertThat(Numbering.of(set("fibonacci", "y >= x"), outlay(), () -> {})).isEmpty();
    }

    /** Beyond 10^40 the n-th pair of Wythoff's game is still (floor(n phi), floor(n phi) + n). */
    @Test
    void farAwayTheNthPairIsTheNth() throws FormulaException {
        Automaton set = set("fibonacci", WYTHOFF);
        BigInteger n = BigInteger.TEN.pow(40).add(BigInteger.valueOf(12345));
        List<BigPosition> found = numbered(set, n, 20);
        for (int i = 0; i < 20; i++) {
            BigInteger index = n.add(BigInteger.valueOf(i));
            BigInteger x = index.add(
                            index.pow(2).multiply(BigInteger.valueOf(5)).sqrt())
                    .shiftRight(1);
            assertThat(found.get(i)).isEqualTo(new BigPosition(x, x.add(index)));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fibonacci     | 0    | " + WYTHOFF,
                "fibonacci     | 1000 | " + WYTHOFF,
                "base 2        | 30   | x % 5 = 1 and y % 3 = 0",
                "base 3        | 700  | y = 3*x or x = y or x = 2*y + 1",
                "ostrowski 1,2 | 500  | exists n: (x = n and y = isqrt(3*n^2))"
            })
    void positionsComeByTheirLargerPile(String numeration, int from, String formula) throws FormulaException {
        Automaton set = set(numeration, formula);
        List<String> expected = new ArrayList<>();
        for (int m = from; m < from + 40; m++) {
            for (int x = 0; x < m; x++) {
                note(set, x, m, expected);
            }
            for (int y = 0; y <= m; y++) {
                note(set, m, y, expected);
            }
        }
        List<String> found = new ArrayList<>();
        Shells.visit(
                set,
                BigInteger.valueOf(from),
                BigInteger.valueOf(from + 40),
                position -> found.add(position.toString()),
                () -> {});
        assertThat(found).isEqualTo(expected);
        List<String> three = new ArrayList<>();
        Shells.visit(
                set,
                BigInteger.valueOf(from),
                BigInteger.TEN.pow(50),
                position -> {
                    three.add(position.toString());
                    return three.size() < 3;
                },
                () -> {});
        assertThat(three).isEqualTo(expected.subList(0, 3));
    }

    private static void note(Automaton set, int x, int y, List<String> positions) {
        if (set.contains(BigInteger.valueOf(x), BigInteger.valueOf(y))) {
            positions.add(new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)).toString());
        }
    }
}
