package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class NumerationTest {

    private static final BigInteger ZERO = BigInteger.ZERO;
    private static final BigInteger ONE = BigInteger.ONE;

    /** Leaves of many places, of few, of one, and of one that does not fit into a long. */
    private static final List<GreedyNumeration> SYSTEMS = List.of(
            GreedyNumeration.of("1", "1"),
            GreedyNumeration.of("2", "1"),
            GreedyNumeration.of("2", "2"),
            GreedyNumeration.of("4", "2"),
            GreedyNumeration.of("5", "5"),
            GreedyNumeration.of("16", "3"),
            GreedyNumeration.of("17", "17"),
            GreedyNumeration.of("1000", "999"),
            GreedyNumeration.of("1048575", "1"),
            GreedyNumeration.of("1073741824", "1073741824"),
            GreedyNumeration.of("1152921504606846975", "2"),
            GreedyNumeration.of("9223372036854775807", "9223372036854775807"),
            GreedyNumeration.of("1" + "0".repeat(60), "12345678901234567890"));

    private final Random random = new Random(41);

    private static void assertExpansion(GreedyNumeration system, Numeration numeration, BigInteger x) {
        List<BigInteger> digits = system.digits(x);
        Expansion expansion = numeration.expand(x);
        assertThat(expansion.digits()).as("%s in %s", x, system).isEqualTo(digits);
        assertThat(numeration.value(digits)).isEqualTo(x);
        List<BigInteger> appended = new ArrayList<>(digits);
        appended.add(ZERO);
        BigInteger shifted = system.value(appended);
        assertThat(expansion.shifted()).isEqualTo(shifted);
        assertThat(numeration.expand(shifted).unshifted()).isEqualTo(x);
    }

    @Test
    void digitsAreTheGreedyOnesForAllSmallNumbers() {
        for (int p = 1; p <= 7; p++) {
            for (int q = 1; q <= p; q++) {
                GreedyNumeration system = GreedyNumeration.of("" + p, "" + q);
                Numeration numeration = Numeration.of(p, q);
                for (int x = 0; x < 700; x++) {
                    assertExpansion(system, numeration, BigInteger.valueOf(x));
                }
            }
        }
    }

    @Test
    void digitsAreTheGreedyOnesForLongerNumbers() {
        for (GreedyNumeration system : SYSTEMS) {
            Numeration numeration = system.numeration();
            NastyNumbers.small().forEach(x -> assertExpansion(system, numeration, x));
            for (int bits = 59; bits < 2_000; bits += 231) {
                NastyNumbers.ofBits(bits, random).forEach(x -> assertExpansion(system, numeration, x));
            }
        }
    }

    @Test
    void digitsAreTheGreedyOnesAroundUnits() {
        for (GreedyNumeration system : SYSTEMS) {
            Numeration numeration = system.numeration();
            for (int i = 0; i < 190; i++) {
                BigInteger unit = system.unit(i);
                assertExpansion(system, numeration, unit);
                assertExpansion(system, numeration, unit.subtract(ONE));
                assertExpansion(system, numeration, unit.add(ONE));
            }
        }
    }

    @Test
    void digitsAreTheGreedyOnesWhereTransformsBegin() {
        // A shift is worked by transforms if its coefficients and the pair have 28000 bits together: from u_k of about
        // 14000 bits on, for numbers of twice as many.
        GreedyNumeration system = GreedyNumeration.of("4", "2");
        Numeration numeration = Numeration.of(4, 2);
        for (int bits : new int[] {13_900, 14_100, 27_900, 28_000, 28_100, 36_000}) {
            List<BigInteger> numbers = NastyNumbers.ofBits(bits, random);
            assertExpansion(system, numeration, numbers.get(random.nextInt(numbers.size())));
        }
        int places = numeration.expand(ONE.shiftLeft(28_000)).digits().size();
        assertExpansion(system, numeration, system.unit(places));
        assertExpansion(system, numeration, system.unit(places).subtract(ONE));
    }

    @Test
    void longDigitsAreAdmissibleAndHaveTheRightValue() {
        for (GreedyNumeration system : SYSTEMS) {
            Numeration numeration = system.numeration();
            for (BigInteger x : NastyNumbers.ofBits(40_000 + random.nextInt(10_000), random)) {
                assertAdmissible(system, numeration, x);
                BigInteger shifted = numeration.expand(x).shifted();
                assertAdmissible(system, numeration, shifted.subtract(ONE));
                assertThat(numeration.expand(shifted).unshifted().equals(x)).isTrue();
            }
        }
    }

    /** Admissible digits with the value of {@code x} are the greedy ones: there is one such sequence. */
    private static void assertAdmissible(GreedyNumeration system, Numeration numeration, BigInteger x) {
        List<BigInteger> digits = numeration.expand(x).digits();
        assertThat(system.isAdmissible(digits)).isTrue();
        assertThat(numeration.value(digits).equals(x)).isTrue();
    }

    @Test
    void longValuesAreThoseOfTheDefinition() {
        for (GreedyNumeration system : SYSTEMS) {
            Numeration numeration = system.numeration();
            for (int length : new int[] {0, 1, 3, 150, 700}) {
                List<BigInteger> digits = new ArrayList<>();
                for (int i = 0; i < length; i++) {
                    digits.add(new BigInteger(random.nextInt(80), random));
                }
                assertThat(numeration.value(digits)).isEqualTo(system.value(digits));
            }
        }
    }

    @Test
    void trailingZerosAreThoseThatWereAppended() {
        for (GreedyNumeration system : SYSTEMS) {
            Numeration numeration = system.numeration();
            List<BigInteger> digits = new ArrayList<>(List.of(ONE, ZERO, ONE));
            for (int zeros = 0; zeros < 120; zeros++) {
                BigInteger x = system.value(digits);
                assertThat(numeration.expand(x).trailingZeros()).isEqualTo(zeros);
                digits.add(ZERO);
            }
        }
    }

    @Test
    void numbersWithAnEvenNumberOfTrailingZerosShiftToTheOthers() {
        // Fraenkel: with s = q and t = p - q + 1, A and B = A shifted cover the positive integers once, B_n = s*A_n +
        // t*n.
        for (int p = 1; p <= 5; p++) {
            for (int q = 1; q <= p; q++) {
                Numeration numeration = Numeration.of(p, q);
                long n = 0;
                for (long x = 1; x < 400; x++) {
                    Expansion expansion = numeration.expand(BigInteger.valueOf(x));
                    if (expansion.trailingZeros() % 2 == 0) {
                        n++;
                        assertThat(expansion.shifted()).isEqualTo(BigInteger.valueOf(q * x + (p - q + 1) * n));
                    }
                }
            }
        }
    }

    @Test
    void countingUpAndDownIsTheDifferenceOfOne() {
        for (GreedyNumeration system : SYSTEMS) {
            for (int trial = 0; trial < 60; trial++) {
                BigInteger x = new BigInteger(150, random).setBit(149);
                for (BigInteger y :
                        List.of(x, system.numeration().expand(x).shifted().subtract(ONE))) {
                    DigitRow row = row(system, y);
                    row.increment(0, row.length());
                    assertThat(row.significant()).isEqualTo(system.digits(y.add(ONE)));
                    row.decrement(row.length());
                    assertThat(row.significant()).isEqualTo(system.digits(y));
                }
            }
        }
    }

    private static DigitRow row(GreedyNumeration system, BigInteger x) {
        List<BigInteger> digits = system.digits(x);
        DigitRow row = new DigitRow(system.p(), system.q(), digits.size() + 1);
        for (int i = 0; i < digits.size(); i++) {
            row.set(i + 1, digits.get(i));
        }
        return row;
    }

    @Test
    void badArgumentsAreRefused() {
        assertThatThrownBy(() -> Numeration.of(1, 2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Numeration.of(1, 0)).isInstanceOf(IllegalArgumentException.class);
        Numeration fibonacci = Numeration.of(1, 1);
        assertThatThrownBy(() -> fibonacci.expand(ONE.negate())).isInstanceOf(IllegalArgumentException.class);
        Expansion one = fibonacci.expand(ONE);
        assertThatThrownBy(one::unshifted).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> fibonacci.value(List.of(ONE.negate()))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void zeroHasNoDigits() {
        Expansion zero = Numeration.of(1, 1).expand(ZERO);
        assertThat(zero.digits()).isEmpty();
        assertThat(zero.trailingZeros()).isZero();
        assertThat(zero.shifted()).isZero();
        assertThat(zero.unshifted()).isZero();
    }
}
