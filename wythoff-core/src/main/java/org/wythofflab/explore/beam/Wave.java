package org.wythofflab.explore.beam;

import java.util.Arrays;
import java.util.Optional;
import org.wythofflab.explore.Quantity.Decimal;
import org.wythofflab.explore.sample.Sample;

/**
 * The slope seen from (0,0) goes up and down and repeats when the time is multiplied by a ratio.
 *
 * @param amplitude of y/x
 * @param cycles how often it was seen
 */
record Wave(Decimal ratio, Decimal amplitude, double cycles) {
    private static final int DOUBLINGS = 8;
    private static final int BINS = 16 * DOUBLINGS;
    private static final int LEAST_CYCLES = 3;
    private static final int MOST_CYCLES = BINS / 8;
    private static final int LEAST_IN_BIN = 4;

    /** Of the sum of all squares; noise gives a wave a few hundredths. */
    private static final double LEAST_SHARE = 0.6;

    private static final int STEPS = 8;
    private static final double SIGMAS = 4;

    /** A frequency beside the true one makes a wave so much smaller, as a part of it. */
    private static final double BESIDE = 0.02;

    static Optional<Wave> of(Sample positions) {
        double[] means = new double[BINS];
        int[] counts = new int[BINS];
        double start = Math.log(positions.bound()) - DOUBLINGS * Math.log(2);
        double width = DOUBLINGS * Math.log(2) / BINS;
        for (int i = positions.from((int) Math.ceil(Math.exp(start))); i < positions.size(); i++) {
            int bin = (int) Math.floor((Math.log(positions.time(i)) - start) / width);
            if (bin >= 0 && bin < BINS && positions.x(i) > 0) {
                means[bin] += positions.y(i) / (double) positions.x(i);
                counts[bin]++;
            }
        }
        for (int i = 0; i < BINS; i++) {
            if (counts[i] < LEAST_IN_BIN) {
                return Optional.empty();
            }
            means[i] /= counts[i];
        }
        return strongest(means, width);
    }

    private static Optional<Wave> strongest(double[] means, double width) {
        // A line that misses (0,0) has y/x = slope + lift/x.
        double[] one = new double[BINS];
        double[] missed = new double[BINS];
        Arrays.fill(one, 1);
        Arrays.setAll(missed, i -> Math.exp(-i * width));
        double[] values = LeastSquares.rest(new double[][] {one, missed}, means);
        double power = LeastSquares.product(values, values);
        double best = 0;
        double share = 0;
        for (int step = LEAST_CYCLES * STEPS; step <= MOST_CYCLES * STEPS; step++) {
            double cycles = step / (double) STEPS;
            double cosine = LeastSquares.product(values, cosine(cycles, 0));
            double sine = LeastSquares.product(values, cosine(cycles, Math.PI / 2));
            double found = 2 * (cosine * cosine + sine * sine) / BINS;
            if (found > share * power) {
                share = found / power;
                best = cycles;
            }
        }
        if (power == 0 || share < LEAST_SHARE) {
            return Optional.empty();
        }
        double logarithm = width * BINS / best;
        // A frequency is known to a quarter of a cycle or so.
        Decimal ratio = new Decimal(Math.exp(logarithm), Math.exp(logarithm) * logarithm / best / 4);
        double[][] functions = {one, missed, cosine(best, 0), cosine(best, Math.PI / 2)};
        return Optional.of(new Wave(ratio, amplitude(functions, means, best), best));
    }

    private static double[] cosine(double cycles, double phase) {
        double[] wave = new double[BINS];
        Arrays.setAll(wave, i -> Math.cos(2 * Math.PI * cycles * i / BINS - phase));
        return wave;
    }

    private static Decimal amplitude(double[][] functions, double[] means, double cycles) {
        double[] factors = LeastSquares.factors(functions, means);
        double[] rest = LeastSquares.rest(functions, means);
        // The mean over a bin is smaller than the wave in its middle.
        double half = Math.PI * cycles / BINS;
        double size = Math.hypot(factors[2], factors[3]) * half / Math.sin(half);
        double noise = Math.sqrt(LeastSquares.product(rest, rest) / (BINS - functions.length));
        return new Decimal(size, SIGMAS * noise * Math.sqrt(2.0 / BINS) + BESIDE * size);
    }
}
