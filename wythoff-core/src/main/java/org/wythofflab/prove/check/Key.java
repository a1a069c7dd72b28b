package org.wythofflab.prove.check;

import java.util.Arrays;

/** A row of numbers by which something is found; nobody changes it. */
final class Key {

    /** Any odd number with many bits will do: it spreads small numbers over all of a hash. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final long[] parts;

    Key(long[] parts) {
        this.parts = parts;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Key key && Arrays.equals(parts, key.parts);
    }

    @Override
    public int hashCode() {
        long hash = 1;
        for (long part : parts) {
            hash = (hash ^ part) * SPREAD;
            hash ^= hash >>> 32;
        }
        return (int) hash;
    }
}
