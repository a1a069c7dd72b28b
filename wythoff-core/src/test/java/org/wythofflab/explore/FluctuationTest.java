package org.wythofflab.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.explore.Quantity.Decimal;
import org.wythofflab.explore.beam.BeamFinder;
import org.wythofflab.explore.beam.BeamFindings;
import org.wythofflab.explore.sample.Sample;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;

/** What is said of the distance from a line holds on data whose fluctuation was planted, and noise is not taken for a wave. */
final class FluctuationTest {
    private static final int SEEDS = 50;
    private static final int BOUND = 20_000;

    /** A wave is looked for in the last eight doublings, and where it begins piles are large enough not to be rounded much. */
    private static final int FAR = 100_000;

    private static final int WAVES = 20;

    /** Far enough that every bin of the logarithm has positions: nearer, no wave would be looked for. */
    private static final int LOOKED_FOR = 40_000;

    private static final String WAVE = "goes up and down";

    /** What is said of a beam: how its width grows first, then its wave, if there is one. */
    private static List<Finding> findings(IntToDoubleFunction noise) {
        return findings(BOUND, noise);
    }

    private static List<Finding> findings(int bound, IntToDoubleFunction noise) {
        Sample sample = PlantedData.line(bound, 2, noise);
        Notebook notebook = new Notebook(EnumSet.of(Measure.FLUCTUATION));
        BeamFinder.Beams found = BeamFinder.find(sample);
        assertThat(found.beams()).hasSize(1);
        BeamFindings.note(sample, found, notebook);
        try {
            return notebook.of(GameSpec.parse("nim"), Optional::empty).findings();
        } catch (GameSyntaxException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static Optional<Finding> wave(List<Finding> findings) {
        return findings.stream().filter(one -> one.statement().contains(WAVE)).findFirst();
    }

    private static Decimal decimal(Quantity value) {
        return value.fold(
                whole -> new Decimal(whole.value().doubleValue(), 0),
                some -> some,
                words -> new Decimal(Double.NaN, 0));
    }

    /** Beams need not go through (0,0). */
    private static final double LIFT = 40;

    /** y/x = 2 + amplitude * cos(2 pi log(x) / log(ratio) + phase) + LIFT/x, and noise. */
    private static IntToDoubleFunction planted(double ratio, double amplitude, long seed, double noise) {
        IntToDoubleFunction random = PlantedData.uniform(seed, noise);
        double phase = new Random(seed).nextDouble() * 2 * Math.PI;
        return x -> x == 0
                ? 0
                : amplitude * x * Math.cos(2 * Math.PI * Math.log(x) / Math.log(ratio) + phase)
                        + LIFT
                        + random.applyAsDouble(x);
    }

    @ParameterizedTest
    @CsvSource({"1.5, 0.005, 4", "2, 0.003, 1", "2.618, 0.005, 4", "4, 0.002, 1"})
    void aPlantedWaveIsFoundWithItsRatioAndItsSize(double ratio, double amplitude, double noise) {
        int inside = 0;
        int sized = 0;
        double bars = 0;
        for (long seed = 0; seed < WAVES; seed++) {
            Finding found =
                    wave(findings(FAR, planted(ratio, amplitude, seed, noise))).orElseThrow();
            Decimal measured = decimal(found.values().get(0));
            Decimal size = decimal(found.values().get(1));
            inside += measured.contains(ratio) ? 1 : 0;
            sized += size.contains(amplitude) ? 1 : 0;
            bars += size.error() + measured.error() / measured.value();
        }
        assertThat(inside).as("seeds with the true ratio inside").isGreaterThanOrEqualTo(WAVES * 95 / 100);
        assertThat(sized).as("seeds with the true size inside").isGreaterThanOrEqualTo(WAVES * 95 / 100);
        // Bars that are always wide would hold as well, and say nothing.
        assertThat(bars / WAVES).isLessThan(0.15);
    }

    private static long waves(LongFunction<IntToDoubleFunction> noise) {
        long waves = 0;
        for (long seed = 0; seed < WAVES; seed++) {
            waves += wave(findings(LOOKED_FOR, noise.apply(seed))).isPresent() ? 1 : 0;
        }
        return waves;
    }

    /** A slope that wanders with the logarithm of the piles, and forgets after a while: what a wave is most easily taken for. */
    private static IntToDoubleFunction wandering(long seed, double memory) {
        Random random = new Random(seed);
        double[] slopes = new double[200];
        for (int i = 1; i < slopes.length; i++) {
            slopes[i] = memory * slopes[i - 1] + 0.001 * random.nextGaussian();
        }
        return x -> x == 0 ? 0 : x * slopes[(int) (12 * Math.log(x))];
    }

    @Test
    void noiseIsNoWave() {
        assertThat(waves(seed -> wandering(seed, 0))).isZero();
        assertThat(waves(seed -> wandering(seed, 0.8))).isLessThanOrEqualTo(WAVES / 20);
        assertThat(waves(seed -> PlantedData.uniform(seed, 30))).isZero();
        assertThat(waves(seed -> PlantedData.walk(seed, 1))).isLessThanOrEqualTo(WAVES / 20);
        assertThat(waves(seed -> x -> 3 * Math.sqrt(x) + seed)).isZero();
        assertThat(waves(seed -> x -> seed / 7.0)).isZero();
    }

    /** Once up and once down is what a walk does, too; three times are asked for. */
    @Test
    void aWaveThatIsSeenOnceIsNotTold() {
        assertThat(wave(findings(FAR, planted(200, 0.005, 1, 4)))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0.3, 8", "0.5, 8", "0.8, 0.5"})
    void theBarOfAnExponentHolds(double exponent, double width) {
        int inside = 0;
        double bars = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            Decimal found = decimal(findings(x -> Math.pow(x, exponent) * (random.nextDouble() - 0.5) * width)
                    .get(0)
                    .values()
                    .get(0));
            inside += found.contains(exponent) ? 1 : 0;
            bars += found.error();
        }
        assertThat(inside).isGreaterThanOrEqualTo(SEEDS * 97 / 100);
        assertThat(bars / SEEDS).isLessThan(0.2);
    }

    @Test
    void aWalkWidensLikeARoot() {
        int inside = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            inside +=
                    decimal(findings(PlantedData.walk(seed, 1)).get(0).values().get(0))
                                    .contains(0.5)
                            ? 1
                            : 0;
        }
        assertThat(inside).isGreaterThanOrEqualTo(SEEDS * 90 / 100);
    }

    @Test
    void aStripOfBoundedWidthIsNotCalledWidening() {
        for (long seed = 0; seed < SEEDS; seed++) {
            assertThat(findings(PlantedData.uniform(seed, 30)).get(0).statement())
                    .contains("does not seem to widen");
            assertThat(findings(PlantedData.walk(seed, 2)).get(0).statement()).contains("widens like");
        }
    }
}
