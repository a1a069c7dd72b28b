package org.wythofflab.verify.imitation;

import java.util.BitSet;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;

/**
 * Walks along pairs made by a minimal exclusive rule, n = 0, 1, ...: a_n is the least number from {@code least} on that is in
 * no earlier pair, b_n = a_n + floor((n + ahead)/p)*m. Made from Definition 13 alone, with two bits for each pair.
 */
final class ImitationWalk {

    private static final int PULSE = 1 << 14;
    /** So that numbers below twice that are ints. */
    private static final int MOST = 1 << 29;

    private final int m;
    private final int p;
    private final int ahead;
    private final int end;
    private final Ground ground;
    private final BitSet seconds;
    private int next;
    private int n = -1;

    private ImitationWalk(int m, int p, int least, int ahead, int count, Ground ground) {
        this.m = m;
        this.p = p;
        this.ahead = ahead;
        this.ground = ground;
        // Every a_n is at most least + 2n: of the numbers up to there at most n are a's and n are b's of earlier pairs.
        this.end = least + 2 * count;
        this.seconds = new BitSet(end);
        this.next = least - 1;
    }

    /** Along (a_n) and (b_n) of Definition 13, for n below {@code count}. */
    static Footing<ImitationWalk> of(int m, int p, long count, Ground ground) {
        return room(count, 2, ground).map(pairs -> new ImitationWalk(m, p, 0, 0, pairs, ground));
    }

    /**
     * Along the a_k and b_k of the appendix, k = 1, ..., count, where n = k - 1: the numbers from 1 on, with p pairs of each
     * difference 1, 2, ...
     */
    static Footing<ImitationWalk> ofAppendix(int p, long count, Ground ground) {
        return room(count, 2, ground).map(pairs -> new ImitationWalk(1, p, 1, p, pairs, ground));
    }

    /** The length of an array, if there is room for it. */
    static Footing<Integer> room(long count, int bitsEach, Ground ground) {
        return count > MOST || count * bitsEach / Byte.SIZE > ground.budget().bytes()
                ? Footing.refused("there is no room for " + count + " numbers")
                : Footing.firm((int) count);
    }

    /** Gives a stop its chance every so many steps. */
    static void pulse(int step, Ground ground) {
        if (step % PULSE == 0) {
            Finding.pulse(ground);
        }
    }

    /** The next a_n; the first time it is a_0. */
    int next() {
        pulse(++n, ground);
        next = seconds.nextClearBit(next + 1);
        long second = next + difference(n);
        if (second < end) {
            seconds.set((int) second);
        }
        return ground.term(next);
    }

    /** b_n - a_n. No overflow: n, m and p are ints. */
    long difference(long index) {
        return (index + ahead) / p * m;
    }
}
