package org.wythofflab.verify.imitation;

import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;

/**
 * The four sequences of the appendix for m = 1, from index 1 on: a_k and b_k of the greedy permutation, a*_k = [kr] and b*_k =
 * [ks].
 */
final class ImitationPairs {

    private final ImitationSequence greedy;
    private final long[] starA;
    private final long[] starB;

    private ImitationPairs(ImitationSequence greedy, long[] starA, long[] starB) {
        this.greedy = greedy;
        this.starA = starA;
        this.starB = starB;
    }

    /** For k = 1, ..., most. */
    static Footing<ImitationPairs> of(int p, long most, Ground ground) {
        return ImitationSequence.ofAppendix(p, most, ground)
                .then(greedy -> ImitationSlope.alpha(1, p)
                        .floors(most + 1, ground)
                        .with(
                                () -> ImitationSlope.beta(1, p).floors(most + 1, ground),
                                (starA, starB) -> new ImitationPairs(greedy, starA, starB)));
    }

    int a(int k) {
        return greedy.first(k - 1L);
    }

    long b(int k) {
        return greedy.second(k - 1L);
    }

    long starA(int k) {
        return starA[k];
    }

    long starB(int k) {
        return starB[k];
    }

    long epsilon(int k) {
        return (b(k) - a(k)) - (starB(k) - starA(k));
    }

    String words(int k) {
        return "a = " + a(k) + ", b = " + b(k) + ", a* = " + starA(k) + ", b* = " + starB(k);
    }
}
