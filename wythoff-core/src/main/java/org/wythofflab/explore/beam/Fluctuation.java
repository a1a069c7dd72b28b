package org.wythofflab.explore.beam;

import java.util.Arrays;
import org.wythofflab.explore.Quantity.Decimal;
import org.wythofflab.explore.sample.Sample;

/**
 * How far positions are from their line.
 *
 * @param exponent the width grows like this power of the time
 * @param width in piles, in the last doubling of the time, without the outermost hundredth
 */
record Fluctuation(Decimal exponent, double width) {
    private static final int DOUBLINGS = 6;
    private static final int LEAST = 64;
    private static final double HUNDREDTH = 0.01;
    private static final double SIGMAS = 3;

    static Fluctuation of(Sample positions, double slope) {
        double[] widths = new double[DOUBLINGS];
        int known = 0;
        for (int end = positions.bound(); known < DOUBLINGS; end /= 2, known++) {
            double[] distances = distances(positions, slope, end / 2, end);
            if (distances.length < LEAST) {
                break;
            }
            widths[known] = inner(distances);
        }
        return new Fluctuation(exponent(widths, known), widths[0]);
    }

    private static double[] distances(Sample positions, double slope, int from, int to) {
        int first = positions.from(from);
        double[] distances = new double[positions.from(to) - first];
        Arrays.setAll(distances, i -> positions.y(first + i) - slope * positions.x(first + i));
        Arrays.sort(distances);
        return distances;
    }

    private static double inner(double[] sorted) {
        int trimmed = (int) (sorted.length * HUNDREDTH / 2);
        return sorted[sorted.length - 1 - trimmed] - sorted[trimmed];
    }

    /** The slope of the logarithms; one pile more, so that a straight line has a width too. */
    private static Decimal exponent(double[] widths, int known) {
        if (known < 3) {
            return new Decimal(0, Double.POSITIVE_INFINITY);
        }
        double middle = (known - 1) / 2.0;
        double products = 0;
        double squares = 0;
        double mean = 0;
        for (int i = 0; i < known; i++) {
            double log = log2(widths[i]);
            products += (middle - i) * log;
            squares += (middle - i) * (middle - i);
            mean += log / known;
        }
        double slope = products / squares;
        double rest = 0;
        for (int i = 0; i < known; i++) {
            double error = log2(widths[i]) - mean - slope * (middle - i);
            rest += error * error;
        }
        double error = SIGMAS * Math.sqrt(rest / (known - 2) / squares);
        return new Decimal(slope, Math.max(error, 0.01));
    }

    private static double log2(double width) {
        return Math.log(width + 1) / Math.log(2);
    }
}
