package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import java.util.Arrays;
import org.wythofflab.exact.Patience;

/**
 * The way up, from window to window. The b's of one window come from the a's of the window below, b_j = a_j +
 * floor(j/p)*m, and all other numbers of it are a's. Indices are kept as o = index - p*g_k, numbers as offsets from the
 * beginning of the window, so that everything here is small.
 */
final class MpAscent {

    private final int p;
    private final long gap;
    private final int radius;
    private final boolean[] isB;
    private final int[] offsets;
    private int count;
    private long first;
    /** How many of the first a's belong to no b: those with an index below p. */
    private int unpaired;

    /** Begins with the window of the lowest level. */
    MpAscent(MpConstants constants, BigInteger block, BigInteger centre) {
        this.p = constants.p();
        this.gap = constants.m().min(MpDescent.WIDE_GAP).longValueExact();
        this.radius = constants.radius();
        this.isB = new boolean[2 * radius + 1];
        this.offsets = new int[2 * radius + 1];
        BigInteger base = centre.subtract(BigInteger.valueOf(radius));
        BigInteger firstB = constants.m().add(BigInteger.valueOf(p));
        boolean onlyAs = centre.add(BigInteger.valueOf(radius)).compareTo(firstB) < 0;
        long index = onlyAs ? 0 : scan(base.intValueExact());
        BigInteger start = onlyAs ? base.max(BigInteger.ZERO) : BigInteger.valueOf(index);
        collect(base.negate().max(BigInteger.ZERO).intValueExact());
        this.first = start.subtract(block.multiply(BigInteger.valueOf(p))).longValueExact();
        this.unpaired =
                BigInteger.valueOf(p).subtract(start).max(BigInteger.ZERO).intValueExact();
    }

    /** Marks the b's of the window by Definition 13 itself; returns how many a's are less than base. */
    private int scan(int base) {
        int end = base + isB.length;
        boolean[] taken = new boolean[end];
        int before = 0;
        int n = 0;
        for (int a = 0; a < end; a++) {
            if (!taken[a]) {
                long b = a + (n / p) * gap;
                if (b > a && b < end) {
                    taken[(int) b] = true;
                }
                before += a < base ? 1 : 0;
                n++;
            }
        }
        for (int x = Math.max(base, 0); x < end; x++) {
            isB[x - base] = taken[x];
        }
        return before;
    }

    /** All numbers of the window that are no b's, from an offset on, are its a's. */
    private void collect(int from) {
        count = 0;
        for (int offset = from; offset < isB.length; offset++) {
            if (!isB[offset]) {
                offsets[count++] = offset;
            }
        }
    }

    /** Goes up one level. */
    void rise(int lift, long shift) {
        Patience.check();
        Arrays.fill(isB, false);
        requireAll(shift);
        int block = Math.toIntExact(Math.floorDiv(first, p));
        int left = p - Math.toIntExact(Math.floorMod(first, (long) p));
        long toB = shift + gap * block;
        int smaller = 0;
        for (int i = 0; i < count; i++) {
            long b = offsets[i] + toB;
            if (i < unpaired || b < 0) {
                smaller = i + 1;
            } else if (b < isB.length) {
                isB[(int) b] = true;
            }
            if (--left == 0) {
                left = p;
                toB += gap;
            }
        }
        // Less than the beginning of the window are b_p to b_(j-1), j = p*g_(k+1) + first + smaller; the others are
        // a's.
        first = lift - radius + p - smaller - first;
        unpaired = 0;
        collect(0);
    }

    /** The b's of the a's before and after the window below lie before and after the window. */
    private void requireAll(long shift) {
        boolean fromStart = unpaired > 0 || shift - 1 + gap * Math.floorDiv(first - 1, p) < 0;
        boolean toEnd = shift + gap * Math.floorDiv(first + count, p) >= 0;
        if (!fromStart || !toEnd) {
            throw new IllegalStateException("a window of (" + gap + "," + p + ")-Wythoff pairs is too short");
        }
    }

    /** The index of the first a, less p*g_k. */
    long first() {
        return first;
    }

    int[] offsets() {
        return Arrays.copyOf(offsets, count);
    }
}
