package org.wythofflab.explore.sample;

import java.util.Arrays;

/**
 * P-positions in the order of their time: of a list by columns the first pile, of a board the larger pile. Below the bound of
 * the time it is complete.
 */
public final class Sample {
    private final int[] xs;
    private final int[] ys;
    private final int[] times;
    private final int bound;
    private final Kind kind;

    /** What is listed. */
    public enum Kind {
        /** All (x,y) with x <= y and x below the bound. */
        COLUMNS,
        /** All (x,y) with x <= y and both below the bound. */
        HALF_BOARD,
        /** All (x,y) with both below the bound. */
        BOARD
    }

    /** Positions in the order of their time. */
    public Sample(Kind kind, int bound, int[] xs, int[] ys) {
        this.kind = kind;
        this.bound = bound;
        this.xs = xs;
        this.ys = ys;
        times = kind == Kind.COLUMNS ? xs : larger(xs, ys);
    }

    private static int[] larger(int[] xs, int[] ys) {
        int[] larger = new int[xs.length];
        Arrays.setAll(larger, i -> Math.max(xs[i], ys[i]));
        return larger;
    }

    public Kind kind() {
        return kind;
    }

    public int bound() {
        return bound;
    }

    public int size() {
        return xs.length;
    }

    public int x(int i) {
        return xs[i];
    }

    public int y(int i) {
        return ys[i];
    }

    public int time(int i) {
        return times[i];
    }

    /** The first position whose time is not before this. */
    public int from(int time) {
        int low = 0;
        int high = times.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (times[middle] < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Those whose time is not before this. */
    public Sample since(int time) {
        int first = from(time);
        return new Sample(
                kind, bound, Arrays.copyOfRange(xs, first, xs.length), Arrays.copyOfRange(ys, first, ys.length));
    }

    /** Some of the positions. */
    public Sample only(Chooser chooser) {
        int[] firsts = new int[xs.length];
        int[] seconds = new int[xs.length];
        int count = 0;
        for (int i = 0; i < xs.length; i++) {
            if (chooser.accepts(xs[i], ys[i])) {
                firsts[count] = xs[i];
                seconds[count++] = ys[i];
            }
        }
        return new Sample(kind, bound, Arrays.copyOf(firsts, count), Arrays.copyOf(seconds, count));
    }

    /** Whether a position is wanted. */
    @FunctionalInterface
    public interface Chooser {
        boolean accepts(int x, int y);
    }
}
