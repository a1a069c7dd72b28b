package org.wythofflab.verify.imitation;

import org.wythofflab.verify.Ground;

/**
 * The four sequences of the appendix for m = 1, from index 1 on: a_k and b_k of the greedy permutation, a*_k = [kr] and b*_k =
 * [ks].
 */
final class ImitationPairs {

    private final ImitationSequence greedy;
    private final long[] starA;
    private final long[] starB;

    private ImitationPairs(int p, long most, Ground ground) {
        greedy = ImitationSequence.ofAppendix(p, most, ground);
        starA = ImitationSlope.alpha(1, p).floors(most + 1, ground);
        starB = ImitationSlope.beta(1, p).floors(most + 1, ground);
    }

    /** For k = 1, ..., most. */
    static ImitationPairs of(int p, long most, Ground ground) {
        return new ImitationPairs(p, most, ground);
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
