package org.wythofflab.solve.bits;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.PairTest;

/** The amounts l that may be taken together with one k, classified so that the cheapest way to apply them is known. */
public final class Mask {
    /** So many words of a mask are moved while one bit is set. */
    private static final int WORDS_A_BIT = 4;

    private final SparseRow amounts;
    private final int first;
    /** The common difference if the amounts are an arithmetic progression, else 0. */
    private final int step;

    private Mask(SparseRow amounts, int first, int step) {
        this.amounts = amounts;
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
        return count == 0 ? null : new Mask(new SparseRow(Arrays.copyOf(bits, words)), first, step);
    }

    public long[] bits() {
        return amounts.bits();
    }

    int count() {
        return amounts.count();
    }

    /** Whether it is quicker to set the bits one by one than to move the whole mask. */
    public boolean isSparse() {
        return count() <= bits().length / WORDS_A_BIT;
    }

    public int[] amounts() {
        return amounts.toArray();
    }

    /** Marks in {@code target} what is one of these amounts above a set of {@code positions}: a union, not a count. */
    public void unite(long[] target, SparseRow positions) {
        int doublings = 64 - Long.numberOfLeadingZeros(count()) + 1;
        if (step > 0 && doublings < Math.min(count(), positions.count())) {
            Shifts.or(target, Shifts.spread(positions.bits(), first, step, count(), target.length), 0);
        } else if (count() < positions.count()) {
            amounts.forEach(l -> Shifts.or(target, positions.bits(), l));
        } else {
            positions.forEach(y -> Shifts.or(target, bits(), y));
        }
    }

    /** The same with multiplicity. */
    public void add(SaturatingCounter target, SparseRow positions) {
        if (count() < positions.count()) {
            amounts.forEach(l -> target.add(positions.bits(), l));
        } else {
            positions.forEach(y -> target.add(bits(), y));
        }
    }
}
