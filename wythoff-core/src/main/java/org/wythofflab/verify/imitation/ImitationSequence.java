package org.wythofflab.verify.imitation;

import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;

/** The pairs of an {@link ImitationWalk}, kept. */
final class ImitationSequence {

    private final ImitationWalk walk;
    private final int[] firsts;

    private ImitationSequence(ImitationWalk walk, int count) {
        this.walk = walk;
        this.firsts = new int[count];
        for (int n = 0; n < firsts.length; n++) {
            firsts[n] = walk.next();
        }
    }

    static Footing<ImitationSequence> of(int m, int p, long count, Ground ground) {
        return along(ImitationWalk.of(m, p, count, ground), count, ground);
    }

    static Footing<ImitationSequence> ofAppendix(int p, long count, Ground ground) {
        return along(ImitationWalk.ofAppendix(p, count, ground), count, ground);
    }

    private static Footing<ImitationSequence> along(Footing<ImitationWalk> walk, long count, Ground ground) {
        return walk.with(() -> ImitationWalk.room(count, Integer.SIZE + 2, ground), ImitationSequence::new);
    }

    int first(long n) {
        return firsts[(int) n];
    }

    long second(long n) {
        return firsts[(int) n] + walk.difference(n);
    }
}
