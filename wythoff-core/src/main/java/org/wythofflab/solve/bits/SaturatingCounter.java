package org.wythofflab.solve.bits;

import java.util.Arrays;

/**
 * One small counter for each position of a row, stored as bit planes so that 64 of them count at once. A counter stops
 * at its largest value, which is at least the limit it is compared with; nothing overflows.
 */
public final class SaturatingCounter {
    private final long[][] planes;
    private final int limit;

    public SaturatingCounter(int limit, int words) {
        this.limit = limit;
        planes = new long[32 - Integer.numberOfLeadingZeros(limit)][words];
    }

    public void copyFrom(SaturatingCounter other) {
        for (int p = 0; p < planes.length; p++) {
            System.arraycopy(other.planes[p], 0, planes[p], 0, planes[p].length);
        }
    }

    public void clear() {
        for (long[] plane : planes) {
            Arrays.fill(plane, 0);
        }
    }

    /** The lowest plane; with a limit of 1 it is the only one, and counting is uniting. */
    public long[] only() {
        if (planes.length != 1) {
            throw new IllegalStateException("a counter with " + planes.length + " planes is not a set");
        }
        return planes[0];
    }

    public boolean isSet() {
        return planes.length == 1;
    }

    /** Adds one wherever {@code bits << shift} has a bit. */
    public void add(long[] bits, int shift) {
        int words = planes[0].length;
        int end = Math.min(words, bits.length + (shift >>> 6) + 1);
        for (int w = shift >>> 6; w < end; w++) {
            long carry = Shifts.word(bits, shift, w);
            for (long[] plane : planes) {
                long sum = plane[w] ^ carry;
                carry &= plane[w];
                plane[w] = sum;
            }
            if (carry != 0) {
                for (long[] plane : planes) {
                    plane[w] |= carry;
                }
            }
        }
    }

    /** The positions of word {@code w} whose count is below the limit. */
    public long below(int w) {
        long less = 0;
        long equal = ~0L;
        for (int p = planes.length - 1; p >= 0; p--) {
            long bit = planes[p][w];
            if ((limit >>> p & 1) != 0) {
                less |= equal & ~bit;
                equal &= bit;
            } else {
                equal &= ~bit;
            }
        }
        return less;
    }

    public int at(int y) {
        int count = 0;
        for (int p = 0; p < planes.length; p++) {
            count |= (int) (planes[p][y >>> 6] >>> y & 1) << p;
        }
        return count;
    }
}
