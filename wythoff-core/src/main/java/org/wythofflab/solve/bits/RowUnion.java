package org.wythofflab.solve.bits;

import java.util.Arrays;

/**
 * Unites shifted rows, a band of words at a time and two rows in one go. The loops read and write all arrays at the same
 * index: only then does the Java machine turn them into vector instructions.
 */
public final class RowUnion {
    private final long[][] moved = new long[4][];
    private long[] target = {};
    private int from;
    private int to;
    /** A row that waits for a second one, and the slots of {@link #moved} it may be in. */
    private long[] row = {};

    private long[] behind = {};
    private int part;
    private boolean waiting;

    public RowUnion(int words) {
        for (int i = 0; i < moved.length; i++) {
            moved[i] = new long[words];
        }
    }

    /** Starts with nothing in words {@code from} to before {@code to} of a row. */
    public void begin(long[] target, int from, int to) {
        this.target = target;
        this.from = from;
        this.to = to;
        waiting = false;
        Arrays.fill(target, from, to, 0);
    }

    /** Adds row x of a plane, moved up by {@code shift}. */
    public void add(BitRing plane, int x, int shift) {
        int whole = shift >>> 6;
        long[] bits = whole == 0 ? plane.row(x) : moved(plane.row(x), whole, waiting ? 2 : 0);
        long[] below = whole == 0 ? plane.behind(x) : moved(plane.behind(x), whole, waiting ? 3 : 1);
        if (waiting) {
            unite(target, row, behind, part, bits, below, shift & 63, from, to);
            waiting = false;
        } else {
            row = bits;
            behind = below;
            part = shift & 63;
            waiting = true;
        }
    }

    public void end() {
        if (waiting) {
            unite(target, row, behind, part, from, to);
            waiting = false;
        }
    }

    private long[] moved(long[] bits, int whole, int slot) {
        long[] result = moved[slot];
        int first = Math.max(from, Math.min(to, whole));
        Arrays.fill(result, from, first, 0);
        System.arraycopy(bits, Math.max(0, first - whole), result, first, to - first);
        return result;
    }

    private static void unite(long[] target, long[] row, long[] behind, int part, int from, int to) {
        int rest = 63 - part;
        for (int w = from; w < to; w++) {
            // In two steps, since a shift by 64 would be none.
            target[w] |= row[w] << part | behind[w] >>> 1 >>> rest;
        }
    }

    private static void unite(
            long[] target,
            long[] row,
            long[] behind,
            int part,
            long[] row2,
            long[] behind2,
            int part2,
            int from,
            int to) {
        int rest = 63 - part;
        int rest2 = 63 - part2;
        for (int w = from; w < to; w++) {
            target[w] |= row[w] << part | behind[w] >>> 1 >>> rest | row2[w] << part2 | behind2[w] >>> 1 >>> rest2;
        }
    }
}
