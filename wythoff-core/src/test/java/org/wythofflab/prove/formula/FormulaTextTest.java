package org.wythofflab.prove.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.solve.Budget;

/** A formula is true of the pairs of which it says so, in every number system. */
class FormulaTextTest {

    private static final int BOUND = 30;

    @FunctionalInterface
    private interface Truth {
        boolean of(int x, int y);
    }

    private static final Map<String, Truth> TRUTHS = Map.ofEntries(
            Map.entry("x = y", (x, y) -> x == y),
            Map.entry("x != y", (x, y) -> x != y),
            Map.entry("2*x + 3 <= y or y < 4", (x, y) -> 2 * x + 3 <= y || y < 4),
            Map.entry("x < y and not x % 3 = 1", (x, y) -> x < y && x % 3 != 1),
            Map.entry("(x - y) % 4 = 3", (x, y) -> Math.floorMod(x - y, 4) == 3),
            Map.entry("(x - y) // 3 >= -2", (x, y) -> Math.floorDiv(x - y, 3) >= -2),
            Map.entry("x // 2 = y // 2 and (x + y) % 2 = 1", (x, y) -> x / 2 == y / 2 && (x + y) % 2 == 1),
            Map.entry("exists n: x = 3*n + 1 and y >= n", (x, y) -> x % 3 == 1 && y >= x / 3),
            Map.entry("exists n, m: x = 2*n + 3*m and y = n + m", FormulaTextTest::twosAndThrees),
            // A number between x and y, however large: none of them is told.
            Map.entry("exists n: x < n and n < y", (x, y) -> y > x + 1),
            Map.entry("forall n: n < x or y <= n", (x, y) -> y <= x),
            Map.entry("forall n: exists m: m > n and m % 2 = x % 2", (x, y) -> true),
            // Nothing is said of any number.
            Map.entry("1 = 1 and x < y", (x, y) -> x < y),
            Map.entry("x < y or 7 % 3 = 2", (x, y) -> x < y),
            Map.entry("x - x = 0 iff 3 < 2", (x, y) -> false),
            Map.entry("(exists n: n = 5) and forall n: n - n < 1", (x, y) -> true),
            Map.entry("((x + 1) * 2 = y)", (x, y) -> (x + 1) * 2 == y),
            Map.entry("x + 200 = 210 and y > 20", (x, y) -> x == 10 && y > 20),
            Map.entry("-x + 100 < y * 5", (x, y) -> -x + 100 < y * 5));

    private static boolean twosAndThrees(int x, int y) {
        for (int n = 0; n <= y; n++) {
            if (2 * n + 3 * (y - n) == x) {
                return true;
            }
        }
        return false;
    }

    static Stream<NumberSystem> systems() {
        return Stream.of(NumberSystem.BINARY, NumberSystem.FIBONACCI, NumberSystem.PELL, new NumberSystem(3, 2));
    }

    @ParameterizedTest
    @MethodSource("systems")
    void formulasMeanWhatTheySay(NumberSystem system) throws FormulaException {
        for (Map.Entry<String, Truth> entry : TRUTHS.entrySet()) {
            Automaton set = read(entry.getKey(), system);
            for (int x = 0; x < BOUND; x++) {
                for (int y = 0; y < BOUND; y++) {
                    assertThat(contains(set, x, y))
                            .as("%s of (%d,%d) in %s", entry.getKey(), x, y, system)
                            .isEqualTo(entry.getValue().of(x, y));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("systems")
    void wordsAreShiftedAndTheirZerosCounted(NumberSystem system) throws FormulaException {
        Automaton shifted = read("y = shift(x)", system);
        Automaton even = read("evenzeros(x)", system);
        for (int x = 0; x < 200; x++) {
            int[] word = system.word(x);
            int[] longer = java.util.Arrays.copyOf(word, word.length + 1);
            assertThat(shifted.contains(BigInteger.valueOf(x), system.value(longer)))
                    .isTrue();
            assertThat(shifted.contains(
                            BigInteger.valueOf(x), system.value(longer).add(BigInteger.ONE)))
                    .isFalse();
            int zeros = 0;
            while (zeros < word.length && word[word.length - 1 - zeros] == 0) {
                zeros++;
            }
            assertThat(contains(even, x, 5)).as("zeros of %d", x).isEqualTo(zeros % 2 == 0);
        }
    }

    private static int root(int radicand, int of) {
        BigInteger square =
                BigInteger.valueOf(radicand).multiply(BigInteger.valueOf(of).pow(2));
        return of < 0 && !square.sqrt().pow(2).equals(square)
                ? -square.sqrt().intValueExact() - 1
                : Integer.signum(of) * square.sqrt().intValueExact();
    }

    private static final Map<String, Truth> FLOORS = Map.ofEntries(
            Map.entry("y = isqrt(D*x^2)", (x, y) -> y == root(3, x)),
            Map.entry("y = isqrt(D*(x - 7)^2)", (x, y) -> y == root(3, Math.abs(x - 7))),
            Map.entry("y = floor(sqrt(D)*x)", (x, y) -> y == root(3, x)),
            Map.entry("y = floor((2 + sqrt(D))/3 * x)", (x, y) -> y == (2 * x + root(3, x)) / 3),
            Map.entry("x = floor(y*(sqrt(D) - 1)/2 + 1/2)", (x, y) -> x == Math.floorDiv(root(3, y) - y + 1, 2)),
            Map.entry("x = floor((4 - sqrt(D))*y)", (x, y) -> x == 4 * y + root(3, -y)),
            Map.entry("floor(sqrt(D)*(x - y)) < 3", (x, y) -> root(3, x - y) < 3),
            Map.entry("y = floor(sqrt(4)*x/3)", (x, y) -> y == 2 * x / 3),
            Map.entry("(y = floor(sqrt(D)*floor(sqrt(D)*x)))", (x, y) -> y == root(3, root(3, x))),
            Map.entry("P(2*x, y) iff y = floor(sqrt(D)*2*x)", (x, y) -> true),
            Map.entry("P(x, y) implies y > x or x < 2", (x, y) -> true));

    @ParameterizedTest
    @CsvSource({"3,'ostrowski 1,2'", "3,'ostrowski 2,1'", "12,'ostrowski 1,2'"})
    void multiplesOfRootsAreRounded(int radicand, String name) throws FormulaException {
        NumberSystem system = NumberSystem.named(name).orElseThrow();
        int d = 3;
        Map<String, Automaton> sets = Map.of("P", read("y = isqrt(3*x^2)", system));
        for (Map.Entry<String, Truth> entry : FLOORS.entrySet()) {
            String root = radicand == d ? "3" : "12";
            String text = radicand == d
                    ? entry.getKey().replace("D", root)
                    : entry.getKey().replace("sqrt(D)", "(sqrt(12)/2)").replace("isqrt(D*", "isqrt(3*");
            Automaton set = FormulaText.read(text, system, java.util.List.of("x", "y"), sets, outlay());
            for (int x = 0; x < BOUND; x++) {
                for (int y = 0; y < 3 * BOUND; y++) {
                    assertThat(contains(set, x, y))
                            .as("%s of (%d,%d) in %s", text, x, y, system)
                            .isEqualTo(entry.getValue().of(x, y));
                }
            }
        }
    }

    /** The game language says the same: {@code wyt(...)} with such a function is asked for its values. */
    @ParameterizedTest
    @CsvSource({"5,fibonacci", "2,pell", "8,pell", "13,'recurrence 3,1'", "7,'ostrowski 1,1,1,4'", "6,'ostrowski 2,4'"})
    void rootsFitTheirSystems(int radicand, String name) throws FormulaException {
        NumberSystem system = NumberSystem.named(name).orElseThrow();
        assertThat(FormulaText.fits(system, radicand)).isTrue();
        Automaton set = read("y = isqrt(" + radicand + "*x^2)", system);
        for (int x = 0; x < 300; x++) {
            assertThat(contains(set, x, root(radicand, x))).isTrue();
            assertThat(contains(set, x, root(radicand, x) + 1)).isFalse();
        }
        assertThat(FormulaText.fits(NumberSystem.FIBONACCI, 2)).isFalse();
        assertThat(FormulaText.radicands("y = isqrt(5*x^2) or x = floor((1+sqrt(12))*y)"))
                .containsExactly(5, 12);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "y = floor(sqrt(2)*x) | 5",
                "y = floor(sqrt(5)*x + sqrt(3)) | 30",
                "y = isqrt(5*x) | 14",
                "y = sqrt(5)*x | 5",
                "y = floor(x/0) | 13",
                "x = z | 5",
                "x = 1234567890 | 5",
                "x + = y | 5",
                "x * y = 3 | 5",
                "x // 0 = y | 6",
                "exists x: x = y | 8",
                "x = y) | 6",
                "(x = y | 7",
                "x y | 3",
                "x = y & y = x | 7"
            })
    void whatIsNoFormulaIsRefusedWithItsColumn(String text, int column) {
        assertThatThrownBy(() -> read(text, NumberSystem.FIBONACCI))
                .isInstanceOf(FormulaException.class)
                .hasMessageContaining("column " + column);
    }

    @Test
    void aNumberThatIsTooLongIsCalledSo() {
        assertThatThrownBy(() -> read("x = y + 99999999999999999999", NumberSystem.BINARY))
                .hasMessageContaining("at most nine digits");
    }

    @Test
    void deepAndLongTextsAreRefused() {
        assertThatThrownBy(() -> read("not ".repeat(100) + "x = y", NumberSystem.BINARY))
                .isInstanceOf(FormulaException.class);
        assertThatThrownBy(() -> read("(".repeat(2000), NumberSystem.BINARY)).isInstanceOf(FormulaException.class);
        assertThatThrownBy(() -> read(" ".repeat(9999), NumberSystem.BINARY)).isInstanceOf(FormulaException.class);
        assertThatThrownBy(() -> read("x * 999999999 * 999999999 = y", NumberSystem.BINARY))
                .isInstanceOf(FormulaException.class);
    }

    private static Automaton read(String text, NumberSystem system) throws FormulaException {
        return FormulaText.read(text, system, outlay());
    }

    private static Outlay outlay() {
        return new Outlay(Budget.of(0, 1 << 28), 200_000);
    }

    private static boolean contains(Automaton set, int x, int y) {
        return set.contains(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }
}
