package org.wythofflab.solve.bits;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.PairTest;

/** The amounts l that may be taken together with one k, classified so that the cheapest way to apply them is known. */
public final class Mask {
    private final long[] bits;
    private final int count;
    private final int first;
    /** The common difference if the amounts are an arithmetic progression, else 0. */
    private final int step;

    private Mask(long[] bits, int count, int first, int step) {
        this.bits = bits;
        this.count = count;
        this.first = first;
        this.step = step;
    }

    /** The mask for k on a board, or null if nothing goes with k. */
    public static @Nullable Mask of(PairTest both, int k, int columns) {
        int words = 0;
        int count = 0;
        int first = 0;
        int previous = 0;
        int step = -1;
        long[] bits = new long[(columns + 63) >>> 6];
        for (int l = 1; l < columns; l++) {
            if (both.allows(k, l)) {
                Bits.set(bits, l);
                words = (l >>> 6) + 1;
                if (count == 0) {
                    first = l;
                } else {
                    step = step == -1 || step == l - previous ? l - previous : 0;
                }
                previous = l;
                count++;
            }
        }
        return count == 0 ? null : new Mask(Arrays.copyOf(bits, words), count, first, step);
    }

    long[] bits() {
        return bits;
    }

    int count() {
        return count;
    }

    /** Marks in {@code target} what is one of these amounts above a set of {@code positions}: a union, not a count. */
    public void unite(long[] target, long[] positions, int positionCount, RowShifter shifter) {
        int doublings = 64 - Long.numberOfLeadingZeros(count) + 1;
        if (step > 0 && doublings < Math.min(count, positionCount)) {
            Shifts.or(target, Shifts.spread(positions, first, step, count, target.length), 0);
        } else if (count < positionCount) {
            Bits.forEach(bits, bits.length << 6, l -> shifter.or(target, positions, l));
        } else {
            Bits.forEach(positions, positions.length << 6, y -> shifter.or(target, bits, y));
        }
    }

    /** The same with multiplicity. */
    public void add(SaturatingCounter target, long[] positions, int positionCount) {
        if (count < positionCount) {
            Bits.forEach(bits, bits.length << 6, l -> target.add(positions, l));
        } else {
            Bits.forEach(positions, positions.length << 6, y -> target.add(bits, y));
        }
    }
}
