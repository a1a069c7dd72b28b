package org.wythofflab.prove.automata;

import java.util.ArrayList;
import java.util.List;

/**
 * Whether {@code w_k = q U_k + p b U_(k-1)} stays above something for every number k of digits that may come in one phase: k_0,
 * k_0 + P, k_0 + 2P, ..., P being the period. From one such k to the next U_k and b U_(k-1) are multiplied by a matrix with the
 * trace T and the determinant (-b)^P, so {@code w_(k+2P) = T w_(k+P) - (-b)^P w_k}. If P is odd all are at least the smaller of
 * the first two unless one of these is negative. If P is even, then b = 1 and T > 2, and they never decrease if the second is
 * not below the first, which is not negative.
 */
final class Prospect {

    private final long first;
    private final long firstBelow;
    private final long second;
    private final long secondBelow;
    private final boolean isOdd;

    private Prospect(List<long[]> weights, int least, int period) {
        first = weights.get(least)[0];
        firstBelow = weights.get(least)[1];
        second = weights.get(least + period)[0];
        secondBelow = weights.get(least + period)[1];
        isOdd = period % 2 == 1;
    }

    /** By how many digits have been read, modulo the period. */
    static List<Prospect> byPhase(NumberSystem system) {
        int period = system.period();
        List<long[]> weights = new ArrayList<>();
        long weight = 1;
        long below = system.below();
        for (int k = 0; k < 2 * period; k++) {
            weights.add(new long[] {weight, below});
            long next =
                    Math.addExact(Math.multiplyExact((long) system.quotients().get(k % period), weight), below);
            below = Math.multiplyExact((long) system.b(), weight);
            weight = next;
        }
        List<Prospect> prospects = new ArrayList<>();
        for (int phase = 0; phase < period; phase++) {
            prospects.add(new Prospect(weights, (period - phase) % period, period));
        }
        return prospects;
    }

    /** Whether {@code w_k + more > 0} for all k. */
    boolean isPositive(long q, long p, long more) {
        long w0 = Math.addExact(Math.multiplyExact(q, first), Math.multiplyExact(p, firstBelow));
        long w1 = Math.addExact(Math.multiplyExact(q, second), Math.multiplyExact(p, secondBelow));
        return w0 >= 0 && w1 >= (isOdd ? 0 : w0) && Math.min(w0, w1) + more > 0;
    }
}
