package org.wythofflab.solve.bits;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Unites shifted rows, a band of words at a time and two or three rows in one go. The loops read and write all arrays at
 * the same index: only then does the Java machine turn them into vector instructions.
 */
public final class RowUnion {
    private final long[][] moved = new long[5][];
    private long[] target = {};
    private int from;
    private int to;
    /** What is to be united with the rows that wait: the target itself, or a row that need not be shifted. */
    private long @Nullable [] base;
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

    /** Starts with the same word everywhere from {@code from} to before {@code to} of a row. */
    public void begin(long[] target, int from, int to, long everywhere) {
        this.target = target;
        this.from = from;
        this.to = to;
        waiting = false;
        base = null;
        if (everywhere != 0) {
            Arrays.fill(target, from, to, everywhere);
            base = target;
        }
    }

    /** Adds the row of a plane so many before the current one, which is not even, moved up by {@code shift}. */
    public void add(BitRing plane, int delay, int shift) {
        int whole = shift >>> 6;
        int rest = shift & 63;
        if (rest == 0) {
            // Slot 4 is that of a base, which may wait until the end.
            addWhole(whole == 0 ? plane.row(delay) : moved(plane.row(delay), whole, base == null ? 4 : 2));
            return;
        }
        long[] bits = whole == 0 ? plane.row(delay) : moved(plane.row(delay), whole, waiting ? 2 : 0);
        long[] below = whole == 0 ? plane.behind(delay) : moved(plane.behind(delay), whole, waiting ? 3 : 1);
        if (waiting) {
            unite(target, base(), row, behind, part, bits, below, rest, from, to);
            base = target;
            waiting = false;
        } else {
            row = bits;
            behind = below;
            part = rest;
            waiting = true;
        }
    }

    private void addWhole(long[] bits) {
        if (base == null) {
            base = bits;
        } else {
            unite(target, base, bits, from, to);
            base = target;
        }
    }

    public void end() {
        if (waiting) {
            unite(target, base(), row, behind, part, from, to);
        } else if (base() != target) {
            System.arraycopy(base(), from, target, from, to - from);
        }
    }

    private long[] base() {
        if (base == null) {
            Arrays.fill(target, from, to, 0);
            base = target;
        }
        return base;
    }

    private long[] moved(long[] bits, int whole, int slot) {
        long[] result = moved[slot];
        int first = Math.max(from, Math.min(to, whole));
        Arrays.fill(result, from, first, 0);
        System.arraycopy(bits, Math.max(0, first - whole), result, first, to - first);
        return result;
    }

    private static void unite(long[] target, long[] base, long[] row, int from, int to) {
        for (int w = from; w < to; w++) {
            target[w] = base[w] | row[w];
        }
    }

    private static void unite(long[] target, long[] base, long[] row, long[] behind, int part, int from, int to) {
        for (int w = from; w < to; w++) {
            // The part is not 0; by 64 nothing would be shifted.
            target[w] = base[w] | row[w] << part | behind[w] >>> (64 - part);
        }
    }

    private static void unite(
            long[] target,
            long[] base,
            long[] row,
            long[] behind,
            int part,
            long[] row2,
            long[] behind2,
            int part2,
            int from,
            int to) {
        for (int w = from; w < to; w++) {
            target[w] = base[w]
                    | row[w] << part
                    | behind[w] >>> (64 - part)
                    | row2[w] << part2
                    | behind2[w] >>> (64 - part2);
        }
    }
}
