package org.wythofflab.verify.wytf;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;

/**
 * A_n = mex{A_i, B_i : i < n} and B_n = g(A_n) straight from the definition, for all n with A_n below a bound (Fraenkel
 * and Tanny, Section 2, equations 6 and 7).
 */
final class WytFSequence {

    private static final int NONE = -1;
    private static final int BYTES = 24;
    private static final int PULSE = 1 << 12;

    private final long[] a;
    private final long[] b;
    private final int[] indexInA;
    private final int[] indexInB;
    private final int size;

    private WytFSequence(int bound, LongUnaryOperator g, Ground ground) {
        a = new long[bound];
        b = new long[bound];
        indexInA = new int[bound];
        indexInB = new int[bound];
        Arrays.fill(indexInA, NONE);
        Arrays.fill(indexInB, NONE);
        int n = 0;
        // The set only grows, so its mex never falls: one pass finds them all.
        for (int x = 0; x < bound; x++) {
            if (x % PULSE == 0) {
                Finding.pulse(ground);
            }
            if (indexInB[x] == NONE) {
                a[n] = ground.term(x);
                b[n] = ground.term(g.applyAsLong(x));
                indexInA[x] = n;
                if (b[n] < bound) {
                    indexInB[(int) b[n]] = n;
                }
                n++;
            }
        }
        size = n;
    }

    static Footing<WytFSequence> below(long bound, LongUnaryOperator g, Ground ground) {
        return room(bound, ground).map(length -> new WytFSequence(length, g, ground));
    }

    /** The length of arrays for all numbers below a bound, if the budget has room for a few of them. */
    static Footing<Integer> room(long bound, Ground ground) {
        // Not quite the largest int: no array is that long.
        return bound > ground.budget().bytes() / BYTES || bound > Integer.MAX_VALUE - Long.SIZE
                ? Footing.refused("sequences below " + bound + " do not fit in the memory limit")
                : Footing.firm((int) bound);
    }

    /** How many n there are. */
    int size() {
        return size;
    }

    long a(long n) {
        return a[(int) n];
    }

    long b(long n) {
        return b[(int) n];
    }

    boolean inA(long m) {
        return indexInA[(int) m] != NONE;
    }

    boolean inB(long m) {
        return indexInB[(int) m] != NONE;
    }

    /** The n with A_n = m, for m in A. */
    int indexInA(long m) {
        return indexInA[(int) m];
    }

    /** The n with B_n = m, for m in B; the last one, were there two. */
    int indexInB(long m) {
        return indexInB[(int) m];
    }

    /** Whether (x,y), x <= y, is one of the pairs. */
    boolean contains(long x, long y) {
        return inA(x) && b(indexInA(x)) == y;
    }
}
