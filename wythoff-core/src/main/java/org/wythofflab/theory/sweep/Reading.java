package org.wythofflab.theory.sweep;

import java.math.BigInteger;
import java.util.BitSet;

/** Some consecutive columns of which it is known which are larger piles. */
final class Reading {
    private final BigInteger start;
    private final BigInteger counted;
    private final int[] counts;
    private final BitSet larger;
    private final int length;

    /**
     * Takes over the array and the set.
     *
     * @param start the first column
     * @param counted n_0 there: how many P-positions have a smaller pile below it that is a multiple of K
     * @param counts of each remainder of the smaller pile, how many there are, less n_0
     */
    Reading(BigInteger start, BigInteger counted, int[] counts, BitSet larger, int length) {
        this.start = start;
        this.counted = counted;
        this.counts = counts;
        this.larger = larger;
        this.length = length;
    }

    BigInteger start() {
        return start;
    }

    BigInteger counted() {
        return counted;
    }

    int[] counts() {
        return counts.clone();
    }

    /** Of the columns counted from {@link #start}, those that are larger piles; not to be changed. */
    BitSet larger() {
        return larger;
    }

    int length() {
        return length;
    }

    int phase() {
        return start.mod(BigInteger.valueOf(counts.length)).intValueExact();
    }

    /** Of these columns, those from {@code from} to before {@code to}. */
    Reading part(int from, int to) {
        int[] after = counts.clone();
        int phase = phase();
        for (int i = 0; i < from; i++) {
            if (!larger.get(i)) {
                after[(phase + i) % after.length]++;
            }
        }
        int more = after[0];
        for (int e = 0; e < after.length; e++) {
            after[e] -= more;
        }
        return new Reading(
                start.add(BigInteger.valueOf(from)),
                counted.add(BigInteger.valueOf(more)),
                after,
                larger.get(from, to),
                to - from);
    }
}
