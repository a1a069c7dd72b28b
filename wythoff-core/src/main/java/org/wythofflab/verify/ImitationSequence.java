package org.wythofflab.verify;

import java.util.BitSet;
import org.wythofflab.solve.Budget;

/**
 * Pairs by a minimal exclusive rule, n = 0, 1, ...: a_n is the least number from {@code least} on that is in no earlier pair,
 * b_n = a_n + d_n, where d_n is floor((n + ahead)/p)*m. Made here from Definition 13 alone.
 */
final class ImitationSequence {

    private static final int PULSE = 1 << 14;
    /** So that numbers below twice that are ints. */
    private static final int MOST = 1 << 29;

    private final int m;
    private final int p;
    private final int ahead;
    private final int[] firsts;

    private ImitationSequence(int m, int p, int least, int ahead, long count, Budget budget) {
        this.m = m;
        this.p = p;
        this.ahead = ahead;
        // Every a_n is at most least + 2n: of the numbers up to there at most n are a's and n are b's of earlier pairs.
        this.firsts = new int[room(count, Integer.BYTES + 1, budget)];
        int end = least + 2 * (int) count;
        BitSet seconds = new BitSet(end);
        int next = least;
        for (int n = 0; n < count; n++) {
            if (n % PULSE == 0) {
                Finding.pulse(budget);
            }
            next = seconds.nextClearBit(next);
            firsts[n] = next;
            long second = second(n);
            if (second < end) {
                seconds.set((int) second);
            }
            next++;
        }
    }

    /** (a_n) and (b_n) of Definition 13, for n below {@code count}. */
    static ImitationSequence of(int m, int p, long count, Budget budget) {
        return new ImitationSequence(m, p, 0, 0, count, budget);
    }

    /**
     * The a_k and b_k of the appendix, k = 1, ..., count, at k - 1: the numbers from 1 on, with p pairs of each difference 1,
     * 2, ...
     */
    static ImitationSequence ofAppendix(int p, long count, Budget budget) {
        return new ImitationSequence(1, p, 1, p, count, budget);
    }

    /** The length of an array, if there is room for it. */
    static int room(long count, int bytesEach, Budget budget) {
        if (count > MOST || count * bytesEach > budget.bytes()) {
            throw new Ground.RefusedException("there is no room for " + count + " numbers");
        }
        return (int) count;
    }

    int first(long n) {
        return firsts[(int) n];
    }

    /** No overflow: n, m and p are ints. */
    long second(long n) {
        return firsts[(int) n] + (n + ahead) / p * m;
    }
}
