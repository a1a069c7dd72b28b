package org.wythofflab.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.wythofflab.explore.Quantity.Decimal;
import org.wythofflab.explore.beam.Beam;
import org.wythofflab.explore.beam.BeamFinder;

/** The error bars of slopes hold what they promise, on data whose slope is known. */
final class ErrorBarTest {
    private static final int SEEDS = 200;
    private static final int BOUND = 4000;

    private static Decimal slope(int bound, double planted, IntToDoubleFunction noise) {
        List<Beam> beams =
                BeamFinder.find(PlantedData.line(bound, planted, noise)).beams();
        assertThat(beams).hasSize(1);
        return beams.get(0).slope();
    }

    private static void assertThatBarsHold(double planted, LongFunction<IntToDoubleFunction> noise) {
        int inside = 0;
        double bars = 0;
        double errors = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            Decimal measured = slope(BOUND, planted, noise.apply(seed));
            inside += measured.contains(planted) ? 1 : 0;
            bars += measured.error();
            errors += Math.abs(measured.value() - planted);
        }
        assertThat(inside).as("seeds with the true slope inside").isGreaterThanOrEqualTo(SEEDS * 97 / 100);
        // A bar that is always wide would hold as well, and say nothing.
        assertThat(bars).isLessThan(20 * Math.max(errors, SEEDS * 0.5 / BOUND));
    }

    @Test
    void barsHoldForRoundedLines() {
        assertThatBarsHold(1.6180339887, seed -> x -> seed / 7.0);
    }

    @Test
    void barsHoldForNoiseThatForgets() {
        assertThatBarsHold(2.2470, seed -> PlantedData.uniform(seed, 30));
    }

    @Test
    void barsHoldForNoiseThatRemembers() {
        assertThatBarsHold(1.478, seed -> PlantedData.walk(seed, 1));
    }

    @Test
    void barsShrinkWithTheBound() {
        double near = 0;
        double far = 0;
        for (long seed = 0; seed < 20; seed++) {
            near += slope(2000, 1.478, PlantedData.walk(seed, 1)).error();
            far += slope(128_000, 1.478, PlantedData.walk(seed, 1)).error();
        }
        // 64 times as far: a walk goes 8 times as far, so that its slope is known 8 times as well.
        assertThat(far).isBetween(near / 16, near / 4);
    }

    @Test
    void aBarIsNeverNarrowerThanOnePile() {
        Decimal exact = slope(1000, 2, x -> 0);
        assertThat(exact.value()).isEqualTo(2);
        assertThat(exact.error()).isGreaterThanOrEqualTo(0.001);
    }

    @Test
    void aSlopeThatDriftsHasAWideBar() {
        Decimal drifting = slope(BOUND, 2, x -> 3 * Math.sqrt(x));
        assertThat(drifting.contains(2)).isTrue();
    }

    @Test
    void aNumberIsPrintedAsFarAsItIsKnown() {
        assertThat(new Decimal(1.618034, 0.00012).text()).isEqualTo("1.6180 \u00b1 0.0002");
        assertThat(new Decimal(1.618034, 0.00012).plain()).isEqualTo("1.6180");
        assertThat(new Decimal(1234.5, 20).text()).isEqualTo("1234 \u00b1 20");
        assertThat(new Decimal(Double.POSITIVE_INFINITY, 0).text()).isEqualTo("infinite");
    }
}
