package org.wythofflab.solve.grundy;

import java.math.BigInteger;
import java.util.Optional;
import java.util.SortedMap;
import org.wythofflab.rules.Bound;

/**
 * Which l go with each k if {@code max(k,l) < f(min(k,l))}, for a polynomial f whose steps only grow and are positive: from
 * lo(k), the least l with {@code f(l) > k}, to f(k) - 1. For k = 1 there may be none.
 */
final class ConvexBound {
    private final int[] least;
    private final int[] most;
    private final boolean concave;

    private ConvexBound(int[] least, int[] most, boolean concave) {
        this.least = least;
        this.most = most;
        this.concave = concave;
    }

    /** Empty if f is not of this kind, or is linear. */
    static Optional<ConvexBound> of(Bound bound, int side) {
        return bound.coefficients()
                .filter(f -> f.size() > 0 && f.lastKey() > 1 && isConvex(f))
                .flatMap(f -> tabulated(bound, Math.max(2, side)));
    }

    /** From the second degree on no coefficient is negative: so no second difference is. */
    private static boolean isConvex(SortedMap<Integer, BigInteger> coefficients) {
        return coefficients.tailMap(2).values().stream().noneMatch(c -> c.signum() < 0);
    }

    private static Optional<ConvexBound> tabulated(Bound bound, int side) {
        BigInteger first = bound.value(BigInteger.ONE);
        BigInteger second = bound.value(BigInteger.TWO);
        // Then all steps are positive, and f(k) > k from k = 2 on.
        if (second.compareTo(first) <= 0 || second.compareTo(BigInteger.TWO) <= 0) {
            return Optional.empty();
        }
        BigInteger far = BigInteger.valueOf(side);
        int[] most = new int[side + 1];
        for (int k = 1; k <= side; k++) {
            // Past the board a larger bound changes nothing, and once past it f stays there.
            most[k] = most[k - 1] == side
                    ? side
                    : bound.value(BigInteger.valueOf(k))
                            .min(far)
                            .max(BigInteger.ZERO)
                            .intValueExact();
        }
        int[] least = new int[side + 1];
        int l = 1;
        for (int k = 1; k <= side; k++) {
            while (l < side && most[l] <= k) {
                l++;
            }
            least[k] = l;
        }
        boolean concave = first.compareTo(second.subtract(first)) <= 0;
        return Optional.of(new ConvexBound(least, most, concave));
    }

    /** lo(k). */
    int least(int k) {
        return least[k];
    }

    /** f(k) - 1, at most the side. */
    int most(int k) {
        return most[k] - 1;
    }

    /** Whether lo is a concave function but for rounding: f(0) would not have to be negative. */
    boolean isConcave() {
        return concave;
    }
}
