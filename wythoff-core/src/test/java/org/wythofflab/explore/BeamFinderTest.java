package org.wythofflab.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wythofflab.explore.beam.BeamFinder;
import org.wythofflab.explore.sample.Sample;

/** Beams are told apart where there are several, and not where there are none. */
final class BeamFinderTest {
    private static final int BOUND = 8000;

    /** All of these, in the order of x. */
    private static Sample together(Sample... samples) {
        int[][] positions = Arrays.stream(samples)
                .flatMap(sample ->
                        IntStream.range(0, sample.size()).mapToObj(i -> new int[] {sample.x(i), sample.y(i)}))
                .sorted((one, other) -> Integer.compare(one[0], other[0]))
                .toArray(int[][]::new);
        return new Sample(
                Sample.Kind.COLUMNS,
                samples[0].bound(),
                Arrays.stream(positions).mapToInt(one -> one[0]).toArray(),
                Arrays.stream(positions).mapToInt(one -> one[1]).toArray());
    }

    @Test
    void twoBeamsWithNoiseAreTwo() {
        Sample both = together(
                PlantedData.line(BOUND, 1.478, PlantedData.walk(1, 1)),
                PlantedData.line(BOUND, 2.247, PlantedData.walk(2, 1)));
        BeamFinder.Beams found = BeamFinder.find(both);
        assertThat(found.beams()).hasSize(2);
        assertThat(found.beams().get(0).slope().contains(1.478)).isTrue();
        assertThat(found.beams().get(1).slope().contains(2.247)).isTrue();
        assertThat(found.beams().get(0).density().contains(1)).isTrue();
    }

    @Test
    void parallelLinesAreOneBeam() {
        Sample both = together(PlantedData.line(BOUND, 2, x -> 0), PlantedData.line(BOUND, 2, x -> 60));
        assertThat(BeamFinder.find(both).beams()).hasSize(1);
    }

    @Test
    void aFewStrayPositionsMakeNoBeam() {
        Sample stray =
                new Sample(Sample.Kind.COLUMNS, BOUND, new int[] {3000, 6000, 7000}, new int[] {9000, 18_000, 21_000});
        BeamFinder.Beams found = BeamFinder.find(together(PlantedData.line(BOUND, 1.5, x -> 0), stray));
        assertThat(found.beams()).hasSize(1);
        assertThat(found.stray()).isEqualTo(2);
    }

    @Test
    void whatIsFewAmongManyMakesNoBeam() {
        int bound = 80_000;
        int[] xs = IntStream.range(0, 33).map(i -> 10_000 + 2100 * i).toArray();
        Sample few = new Sample(
                Sample.Kind.COLUMNS,
                bound,
                xs,
                Arrays.stream(xs).map(x -> 3 * x).toArray());
        Sample line = PlantedData.line(bound, 1.5, x -> 0);
        assertThat(BeamFinder.find(together(line, few)).beams()).hasSize(1);
        // As many among fewer are one.
        Sample sparse = line.only((x, y) -> x % 100 == 0);
        assertThat(BeamFinder.find(together(sparse, few)).beams()).hasSize(2);
    }

    @Test
    void aCloudIsNoBeam() {
        Random random = new Random(1);
        Sample cloud = PlantedData.line(BOUND, 1, x -> random.nextInt(x + 1));
        BeamFinder.Beams found = BeamFinder.find(cloud);
        assertThat(found.beams()).isEmpty();
        assertThat(found.fans()).hasSize(1);
    }

    @Test
    void aParabolaHasNoSlope() {
        Sample steep = PlantedData.line(BOUND, 0, x -> (double) x * x);
        assertThat(BeamFinder.find(steep).beams()).hasSize(1).allMatch(beam -> beam.isSteep());
    }

    @Test
    void tooFewPositionsAreNothing() {
        BeamFinder.Beams found = BeamFinder.find(PlantedData.line(60, 2, x -> 0));
        assertThat(found.beams()).isEmpty();
        assertThat(found.fans()).isEmpty();
    }
}
