package org.wythofflab.explore;

import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.wythofflab.explore.sample.Sample;

/** Positions near lines that somebody has drawn, one for each column. */
final class PlantedData {
    private PlantedData() {}

    /** {@code y = slope*x + noise}, rounded down. */
    static Sample line(int bound, double slope, IntToDoubleFunction noise) {
        int[] xs = new int[bound];
        int[] ys = new int[bound];
        for (int x = 0; x < bound; x++) {
            xs[x] = x;
            ys[x] = (int) Math.floor(slope * x + noise.applyAsDouble(x));
        }
        return new Sample(Sample.Kind.COLUMNS, bound, xs, ys);
    }

    /** Noise that forgets. */
    static IntToDoubleFunction uniform(long seed, double width) {
        Random random = new Random(seed);
        return x -> width * (random.nextDouble() - 0.5);
    }

    /** Noise that remembers: a random walk, which goes as far as the root of the time. */
    static IntToDoubleFunction walk(long seed, double step) {
        Random random = new Random(seed);
        double[] place = {0};
        return x -> place[0] += step * random.nextGaussian();
    }
}
