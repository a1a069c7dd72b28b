package org.wythofflab.verify.imitation;

import org.wythofflab.verify.Ground;

/** The pairs of an {@link ImitationWalk}, kept. */
final class ImitationSequence {

    private final ImitationWalk walk;
    private final int[] firsts;

    private ImitationSequence(ImitationWalk walk, long count, Ground ground) {
        this.walk = walk;
        this.firsts = new int[ImitationWalk.room(count, Integer.SIZE + 2, ground)];
        for (int n = 0; n < firsts.length; n++) {
            firsts[n] = walk.next();
        }
    }

    static ImitationSequence of(int m, int p, long count, Ground ground) {
        return new ImitationSequence(ImitationWalk.of(m, p, count, ground), count, ground);
    }

    static ImitationSequence ofAppendix(int p, long count, Ground ground) {
        return new ImitationSequence(ImitationWalk.ofAppendix(p, count, ground), count, ground);
    }

    int first(long n) {
        return firsts[(int) n];
    }

    long second(long n) {
        return firsts[(int) n] + walk.difference(n);
    }
}
