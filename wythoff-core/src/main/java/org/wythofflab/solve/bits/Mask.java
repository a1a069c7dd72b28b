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

    private Mask(SparseRow amounts) {
        this.amounts = amounts;
        first = next(amounts.bits(), 0);
        step = step(amounts.bits(), first);
    }

    /** The mask for k on a board, or null if nothing goes with k. */
    public static @Nullable Mask of(PairTest both, int k, int columns) {
        if (columns < 2) {
            return null;
        }
        long[] bits = new long[(columns + 63) >>> 6];
        both.amounts(k, bits, columns);
        return of(bits);
    }

    /** The mask of the amounts whose bits are set, or null if there are none. */
    public static @Nullable Mask of(long[] bits) {
        int words = bits.length;
        while (words > 0 && bits[words - 1] == 0) {
            words--;
        }
        return words == 0 ? null : new Mask(new SparseRow(Arrays.copyOf(bits, words)));
    }

    /** The common difference of what is set, 0 if it has none, -1 if only the first is set. */
    private static int step(long[] bits, int first) {
        int second = next(bits, first + 1);
        if (second < 0) {
            return -1;
        }
        for (int last = first, place = second; place > 0; last = place, place = next(bits, place + 1)) {
            if (place - last != second - first) {
                return 0;
            }
        }
        return second - first;
    }

    /** The first place from here on that is set, or -1. */
    private static int next(long[] bits, int from) {
        int w = from >>> 6;
        long word = w < bits.length ? bits[w] & (-1L << from) : 0;
        while (word == 0) {
            if (++w >= bits.length) {
                return -1;
            }
            word = bits[w];
        }
        return (w << 6) + Long.numberOfTrailingZeros(word);
    }

    public long[] bits() {
        return amounts.bits();
    }

    public int count() {
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
