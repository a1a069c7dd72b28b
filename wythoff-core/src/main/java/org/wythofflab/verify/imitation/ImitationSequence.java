package org.wythofflab.verify.imitation;

import org.wythofflab.solve.Budget;

/** The pairs of an {@link ImitationWalk}, kept. */
final class ImitationSequence {

    private final ImitationWalk walk;
    private final int[] firsts;

    private ImitationSequence(ImitationWalk walk, long count, Budget budget) {
        this.walk = walk;
        this.firsts = new int[ImitationWalk.room(count, Integer.SIZE + 2, budget)];
        for (int n = 0; n < firsts.length; n++) {
            firsts[n] = walk.next();
        }
    }

    static ImitationSequence of(int m, int p, long count, Budget budget) {
        return new ImitationSequence(ImitationWalk.of(m, p, count, budget), count, budget);
    }

    static ImitationSequence ofAppendix(int p, long count, Budget budget) {
        return new ImitationSequence(ImitationWalk.ofAppendix(p, count, budget), count, budget);
    }

    int first(long n) {
        return firsts[(int) n];
    }

    long second(long n) {
        return firsts[(int) n] + walk.difference(n);
    }
}
