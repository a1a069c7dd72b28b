package org.wythofflab.explore.beam;

import java.util.Arrays;
import org.wythofflab.explore.sample.Sample;

/** The directions of the positions of some time, sorted: x / (x + y), which is 0 for steep ones and 1/2 for the diagonal. */
final class Directions {
    private final double[] sorted;

    Directions(Sample sample, int from, int to) {
        int first = sample.from(from);
        sorted = new double[sample.from(to) - first];
        Arrays.setAll(sorted, i -> of(sample.x(first + i), sample.y(first + i)));
        Arrays.sort(sorted);
    }

    static double of(long x, long y) {
        return x == 0 ? 0 : x / (double) (x + y);
    }

    static double slope(double direction) {
        return (1 - direction) / direction;
    }

    int size() {
        return sorted.length;
    }

    double at(int i) {
        return sorted[i];
    }

    /** The empty interval around a direction, or nothing wide if there is none on one of its sides. */
    double gapAround(double direction) {
        int next = Arrays.binarySearch(sorted, direction);
        int above = next < 0 ? -next - 1 : next;
        return above == 0 || above == sorted.length ? Double.POSITIVE_INFINITY : sorted[above] - sorted[above - 1];
    }

    /** How many are below. */
    int below(double direction) {
        int found = Arrays.binarySearch(sorted, direction);
        return found < 0 ? -found - 1 : found;
    }
}
