package org.wythofflab.explore.fit;

import java.util.Arrays;

/** A sequence that formulas are fitted to, from index 0 on. */
public final class Terms {
    private final String name;
    private final long[] values;

    /** With its name, as {@code A_n}; the values are not copied. */
    public Terms(String name, long[] values) {
        this.name = name;
        this.values = values;
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
