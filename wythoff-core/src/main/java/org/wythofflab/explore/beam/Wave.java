package org.wythofflab.explore.beam;

import java.util.Optional;
import org.wythofflab.explore.Quantity.Decimal;
import org.wythofflab.explore.sample.Sample;

/**
 * The slope seen from (0,0) goes up and down and repeats when the time is multiplied by a ratio.
 *
 * @param amplitude of y/x
 * @param cycles how often it was seen
 */
record Wave(Decimal ratio, double amplitude, double cycles) {
    private static final int DOUBLINGS = 8;
    private static final int BINS = 16 * DOUBLINGS;
    private static final int LEAST_CYCLES = 3;
    private static final int MOST_CYCLES = BINS / 8;
    private static final int LEAST_IN_BIN = 4;

    /** Of the sum of all squares; noise gives a wave a few hundredths. */
    private static final double LEAST_SHARE = 0.6;

    private static final int STEPS = 8;

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
        double mean = 0;
        for (int i = 0; i < BINS; i++) {
            if (counts[i] < LEAST_IN_BIN) {
                return Optional.empty();
            }
            means[i] /= counts[i];
            mean += means[i] / BINS;
        }
        double power = 0;
        for (int i = 0; i < BINS; i++) {
            means[i] -= mean;
            power += means[i] * means[i];
        }
        return strongest(means, power, width);
    }

    private static Optional<Wave> strongest(double[] values, double power, double width) {
        double best = 0;
        double share = 0;
        for (int step = LEAST_CYCLES * STEPS; step <= MOST_CYCLES * STEPS; step++) {
            double cycles = step / (double) STEPS;
            double cosine = 0;
            double sine = 0;
            for (int i = 0; i < BINS; i++) {
                double phase = 2 * Math.PI * cycles * i / BINS;
                cosine += values[i] * Math.cos(phase);
                sine += values[i] * Math.sin(phase);
            }
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
        return Optional.of(new Wave(ratio, Math.sqrt(2 * share * power / BINS), best));
    }
}
