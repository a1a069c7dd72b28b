package org.wythofflab.explore.fit;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.Test;
import org.wythofflab.exact.Quadratic;
import org.wythofflab.explore.Quantity.Decimal;

/** Formulas are found in terms that follow them, and not in terms of which one does not. */
final class FitTest {
    private static Terms terms(int count, IntToLongFunction formula) {
        long[] values = new long[count];
        for (int n = 0; n < count; n++) {
            values[n] = formula.applyAsLong(n);
        }
        return new Terms("A_n", values);
    }

    private static long floor(Quadratic alpha, long n) {
        return alpha.floorOfMultiple(BigInteger.valueOf(n)).longValueExact();
    }

    @Test
    void aBeattySequenceIsFoundWithItsIrrational() {
        Beatty fit = Beatty.fitting(terms(2000, n -> floor(Quadratic.of(3, 1, 13, 2), n)))
                .orElseThrow();
        assertThat(fit.formula()).isEqualTo("floor(n*(3+sqrt(13))/2)");
        assertThat(fit.from()).isZero();
        assertThat(fit.others()).isZero();
    }

    @Test
    void aShiftedOneIsFoundWithItsShift() {
        // floor((n + 1/2) sqrt(2)) = floor((2n + 1) sqrt(2)/2)
        Terms shifted = terms(3000, n -> floor(Quadratic.of(0, 1, 2, 2), 2L * n + 1));
        assertThat(Beatty.fitting(shifted).orElseThrow().formula()).isEqualTo("floor(n*sqrt(2) + sqrt(2)/2)");
    }

    @Test
    void aMultipleAndALineAreFound() {
        Terms multiple = terms(2000, n -> 3 * floor(Quadratic.GOLDEN, n) + 1);
        assertThat(Beatty.fitting(multiple).orElseThrow().formula()).isEqualTo("3*floor(n*(1+sqrt(5))/2) + 1");
        assertThat(Beatty.fitting(terms(100, n -> 7L * n - 2)).orElseThrow().formula())
                .isEqualTo("7*n - 2");
        assertThat(Beatty.fitting(terms(500, n -> (5L * n + 3) / 4))
                        .orElseThrow()
                        .formula())
                .isEqualTo("floor(5*n/4 + 3/4)");
    }

    @Test
    void oneWrongTermRefutesAFit() {
        for (int wrong : new int[] {400, 1000, 1999}) {
            Terms terms = terms(2000, n -> floor(Quadratic.GOLDEN, n) + (n == wrong ? 1 : 0));
            assertThat(Beatty.fitting(terms)).as("one wrong term at %s", wrong).isEmpty();
        }
    }

    @Test
    void aWrongBeginningIsLeftOut() {
        Terms terms = terms(2000, n -> n == 3 ? 100 : floor(Quadratic.GOLDEN, n));
        Beatty fit = Beatty.fitting(terms).orElseThrow();
        assertThat(fit.from()).isEqualTo(4);
        assertThat(fit.formula()).isEqualTo("floor(n*(1+sqrt(5))/2)");
    }

    @Test
    void fewTermsFitSeveralIrrationalsAndSaySo() {
        // A184480 and A001955 agree for 42 terms.
        Terms few = terms(42, n -> floor(Quadratic.of(-1, 1, 13, 2), n));
        assertThat(Beatty.fitting(few).orElseThrow().others()).isPositive();
    }

    @Test
    void noiseFitsNothing() {
        Random random = new Random(1);
        Terms noise = terms(2000, n -> 2L * n + random.nextInt(3));
        assertThat(Beatty.fitting(noise)).isEmpty();
        assertThat(AdditivePeriod.of(noise)).isEmpty();
        assertThat(Recurrence.of(noise)).isEmpty();
        assertThat(Form.fitting(terms(2000, n -> n), noise)).isEmpty();
    }

    @Test
    void additivePeriodsAreTheLeastAndBeginAsEarlyAsTheyCan() {
        int[] pattern = {0, 3, 1, 9, 4};
        Terms periodic = terms(600, n -> n < 17 ? 1000L - n : 11L * (n / 5) + pattern[n % 5]);
        AdditivePeriod period = AdditivePeriod.of(periodic).orElseThrow();
        assertThat(period.period()).isEqualTo(5);
        assertThat(period.saltus()).isEqualTo(11);
        assertThat(period.from()).isEqualTo(17);
        assertThat(period.terms()).isEqualTo(600 - 17 - 5);
        assertThat(period.recurrence()).isEqualTo("a(n) = a(n-1) + a(n-5) - a(n-6)");
        Terms broken = terms(600, n -> n == 590 ? 0 : 11L * (n / 5) + pattern[n % 5]);
        assertThat(AdditivePeriod.of(broken)).isEmpty();
    }

    /** What repeats only in the end may have been caught by chance. */
    @Test
    void aPeriodHasToBeSeenInHalfOfTheTerms() {
        Random random = new Random(2);
        long[] values = new long[1000];
        for (int n = 1; n < values.length; n++) {
            values[n] = values[n - 1] + (n < 700 ? random.nextInt(50) : 1 + n % 2);
        }
        assertThat(AdditivePeriod.of(new Terms("A_n", values))).isEmpty();
    }

    /** More terms than the recurrence is found from. */
    @Test
    void aRecurrenceIsHeldAgainstTheLaterTermsToo() {
        assertThat(Recurrence.of(terms(400, n -> (long) n * n))).isPresent();
        assertThat(Recurrence.of(terms(400, n -> (long) n * n + (n == 300 ? 1 : 0))))
                .isEmpty();
    }

    @Test
    void aBeattySequenceHasNoPeriod() {
        assertThat(AdditivePeriod.of(terms(5000, n -> floor(Quadratic.GOLDEN, n))))
                .isEmpty();
        assertThat(AdditivePeriod.of(terms(5000, n -> floor(Quadratic.of(0, 1, 2, 1), n))))
                .isEmpty();
    }

    @Test
    void recurrencesAreFoundAndOneWrongTermRefutesThem() {
        long[] tribonacci = new long[60];
        tribonacci[2] = 1;
        for (int n = 3; n < 60; n++) {
            tribonacci[n] = tribonacci[n - 1] + tribonacci[n - 2] + tribonacci[n - 3];
        }
        assertThat(Recurrence.of(new Terms("A_n", tribonacci)).orElseThrow().text())
                .isEqualTo("a(n) = a(n-1) + a(n-2) + a(n-3)");
        tribonacci[59]++;
        assertThat(Recurrence.of(new Terms("A_n", tribonacci))).isEmpty();
        assertThat(Recurrence.of(terms(50, n -> (long) n * n)).orElseThrow().text())
                .isEqualTo("a(n) = 3*a(n-1) - 3*a(n-2) + a(n-3)");
    }

    @Test
    void formsAreFoundAndOneWrongTermRefutesThem() {
        Terms first = terms(500, n -> floor(Quadratic.GOLDEN, n));
        assertThat(Form.fitting(first, terms(500, n -> 2 * first.at(n) + n - 1))
                        .orElseThrow()
                        .formula())
                .isEqualTo("2*A_n + n - 1");
        assertThat(Form.fitting(first, terms(500, n -> 3 * first.at(n) * first.at(n) - 5))
                        .orElseThrow()
                        .formula())
                .isEqualTo("3*A_n^2 - 5");
        assertThat(Form.fitting(first, terms(500, n -> 2 * first.at(n) + n + (n == 400 ? 1 : 0))))
                .isEmpty();
    }

    @Test
    void signsOfSurdsAreExact() {
        // Convergents of sqrt(2): p - q*sqrt(2) is tiny, and its sign alternates.
        long p = 1;
        long q = 1;
        int sign = -1;
        for (int i = 0; i < 40; i++) {
            assertThat(Surd.sign(p, -q, 2)).isEqualTo(sign);
            assertThat(Surd.sign(-p, q, 2)).isEqualTo(-sign);
            long next = p + 2 * q;
            q = p + q;
            p = next;
            sign = -sign;
        }
        assertThat(Surd.sign(0, 0, 2)).isZero();
        assertThat(Surd.of(2, 2, 20, 4).text()).isEqualTo("(1+2*sqrt(5))/2");
    }

    @Test
    void aNameNeedsANarrowBar() {
        double golden = (1 + Math.sqrt(5)) / 2;
        assertThat(Constants.named(new Decimal(golden, 1e-6)).orElseThrow().text())
                .isEqualTo("(1+sqrt(5))/2");
        assertThat(Constants.named(new Decimal(golden, 0.05))).isEmpty();
        assertThat(Constants.named(new Decimal(Math.PI, 1e-7))).isEmpty();
    }

    @Test
    void formulasCountFromTheFirstIndex() {
        long[] lower = terms(1001, n -> floor(Quadratic.GOLDEN, n)).values();
        long[] fromOne = Arrays.copyOfRange(lower, 1, lower.length);
        assertThat(Formulas.of(new Terms("a(n)", fromOne, 1))).containsExactly("a(n) = floor(n*(1+sqrt(5))/2)");
    }
}
