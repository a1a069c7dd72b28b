package org.wythofflab.solve.bits;

/**
 * Unites a row with shifted ones. Both parts of a shifted word are first brought to its place, so that the loop takes all
 * arrays at the same index: only then does the Java machine turn it into vector instructions.
 */
public final class RowShifter {
    private final long[] upper;
    private final long[] lower;

    public RowShifter(int words) {
        upper = new long[words];
        lower = new long[words];
    }

    /** {@code target |= bits << shift}, bits beyond the target being lost. */
    public void or(long[] target, long[] bits, int shift) {
        int from = shift >>> 6;
        int to = Math.min(target.length, from + bits.length);
        if (from >= to) {
            return;
        }
        System.arraycopy(bits, 0, upper, from, to - from);
        System.arraycopy(bits, 0, lower, from + 1, to - from - 1);
        lower[from] = 0;
        int part = shift & 63;
        unite(target, upper, lower, part, from, to);
        if (to < target.length && part > 0) {
            target[to] |= bits[bits.length - 1] >>> (64 - part);
        }
    }

    private static void unite(long[] target, long[] upper, long[] lower, int part, int from, int to) {
        int rest = 63 - part;
        for (int w = from; w < to; w++) {
            // In two steps, since a shift by 64 would be none.
            target[w] |= upper[w] << part | lower[w] >>> 1 >>> rest;
        }
    }
}
