package org.wythofflab.explore.fit;

import java.util.Arrays;

/** A sequence that formulas are fitted to. Its places count from 0, its indices from the first one. */
public final class Terms {
    private final String name;
    private final long[] values;
    private final int first;

    /** With its name, as {@code A_n}, from index 0 on; the values are not copied. */
    public Terms(String name, long[] values) {
        this(name, values, 0);
    }

    /** The same from another index on. */
    public Terms(String name, long[] values, int first) {
        this.name = name;
        this.values = values;
        this.first = first;
    }

    /** The index of a place. */
    int index(int place) {
        return first + place;
    }

    /** Other values with the same indices. */
    Terms with(long[] others) {
        return new Terms(name, others, first);
    }

    public String name() {
        return name;
    }

    long[] values() {
        return values;
    }

    public int count() {
        return values.length;
    }

    public long at(int n) {
        return values[n];
    }

    long[] differences() {
        long[] differences = new long[Math.max(0, values.length - 1)];
        Arrays.setAll(differences, n -> values[n + 1] - values[n]);
        return differences;
    }
}
