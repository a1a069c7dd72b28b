package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Of some consecutive numbers, which are a's (the others are b's) and with which index. */
final class MpWindow {

    private final BigInteger base;
    private final BigInteger firstIndex;
    private final int[] offsets;

    /**
     * @param base the least number
     * @param firstIndex the index of the first a
     * @param offsets how far the a's are from the base, in order; the last of them ends the window
     */
    MpWindow(BigInteger base, BigInteger firstIndex, int[] offsets) {
        this.base = base;
        this.firstIndex = firstIndex;
        this.offsets = offsets;
    }

    boolean holds(BigInteger x) {
        BigInteger end = base.add(BigInteger.valueOf(offsets[offsets.length - 1]));
        return x.compareTo(base) >= 0 && x.compareTo(end) <= 0;
    }

    boolean holds(BigInteger first, int count) {
        BigInteger end = firstIndex.add(BigInteger.valueOf((long) offsets.length - count));
        return first.compareTo(firstIndex) >= 0 && first.compareTo(end) <= 0;
    }

    /** The place of a number of the window. */
    MpSequence.Place place(BigInteger x, int p) {
        int found = Arrays.binarySearch(offsets, x.subtract(base).intValueExact());
        if (found >= 0) {
            return new MpSequence.Place(true, firstIndex.add(BigInteger.valueOf(found)));
        }
        // The numbers less than x that are no a's are b_p, b_(p+1), ...
        BigInteger smaller = firstIndex.add(BigInteger.valueOf(~found));
        return new MpSequence.Place(false, x.subtract(smaller).add(BigInteger.valueOf(p)));
    }

    /** a_n for consecutive n, all in the window. */
    List<BigInteger> firsts(BigInteger first, int count) {
        int start = first.subtract(firstIndex).intValueExact();
        return IntStream.range(start, start + count)
                .mapToObj(i -> base.add(BigInteger.valueOf(offsets[i])))
                .toList();
    }
}
