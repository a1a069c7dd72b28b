package org.wythofflab.explore.beam;

import org.wythofflab.explore.Quantity.Decimal;
import org.wythofflab.explore.sample.Sample;

/**
 * A beam cut into blocks of equal time, each as its mean point. From block to block a slope and a density are measured, and how
 * these differ is the error: noise that remembers (a random walk) and a slope that drifts widen the bar as they should, and noise
 * that does not makes it wider than it had to be.
 */
final class Blocks {
    private static final int COUNT = 16;

    /** Student's t for 14 degrees of freedom, 99.5%. */
    private static final double SIGMAS = 3.3;

    /** What drifts by so much from one half to the next may go so many times as far later on; like a root it goes twice. */
    private static final double LATER = 3;

    private final double[] x = new double[COUNT];
    private final double[] y = new double[COUNT];
    private final long[] count = new long[COUNT];
    private final double length;
    private final int bound;

    Blocks(Sample positions, int from) {
        bound = positions.bound();
        length = (bound - from) / (double) COUNT;
        for (int i = positions.from(from); i < positions.size(); i++) {
            int block = (int) Math.min(COUNT - 1.0, (positions.time(i) - from) / length);
            x[block] += positions.x(i);
            y[block] += positions.y(i);
            count[block]++;
        }
        for (int i = 0; i < COUNT; i++) {
            x[i] /= count[i];
            y[i] /= count[i];
        }
    }

    /** Whether there is something in every block. */
    boolean areFilled() {
        for (long one : count) {
            if (one == 0) {
                return false;
            }
        }
        return true;
    }

    Decimal slope() {
        double[] slopes = new double[COUNT - 1];
        for (int i = 0; i < slopes.length; i++) {
            slopes[i] = (y[i + 1] - y[i]) / (x[i + 1] - x[i]);
        }
        double whole = (y[COUNT - 1] - y[0]) / (x[COUNT - 1] - x[0]);
        return new Decimal(whole, Math.max(error(slopes), resolution()));
    }

    /** Positions for each unit of time. */
    Decimal rate() {
        double[] rates = new double[COUNT];
        double sum = 0;
        for (int i = 0; i < COUNT; i++) {
            rates[i] = count[i] / length;
            sum += rates[i];
        }
        return new Decimal(sum / COUNT, Math.max(error(rates), resolution()));
    }

    /** Lines whose slopes differ by less cannot be told apart: they are less than one pile apart at the end. */
    private double resolution() {
        return 1.0 / bound;
    }

    private static double error(double[] values) {
        double mean = mean(values, 0, values.length);
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        double standard = Math.sqrt(squares / (values.length - 1) / values.length);
        int half = values.length / 2;
        double drift = mean(values, values.length - half, values.length) - mean(values, 0, half);
        double significant = Math.max(0, Math.abs(drift) - 2 * standard);
        return SIGMAS * standard + LATER * significant;
    }

    private static double mean(double[] values, int from, int to) {
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += values[i];
        }
        return sum / (to - from);
    }
}
