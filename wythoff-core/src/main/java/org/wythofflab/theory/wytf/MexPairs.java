package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.PairWalk;
import org.wythofflab.theory.common.ComplementaryWalk;

/**
 * {@code A_n = mex{A_i, B_i : i < n}} and {@code B_n = g(A_n)} for a strictly increasing superadditive {@code g}
 * (Fraenkel and Tanny, equations 6 and 7).
 */
record MexPairs(IncreasingFunction g) implements PairSequence {

    /** Procedure 1 of Theorem 21: a number is in B, not in A, if it is the value of {@code g} at a smaller one in A. */
    boolean isInA(BigInteger x) {
        boolean inA = true;
        BigInteger rest = x;
        while (true) {
            BigInteger z = g.floorOfInverse(rest);
            if (z.equals(rest) || !g.at(z).equals(rest)) {
                return inA;
            }
            rest = z;
            inA = !inA;
        }
    }

    /**
     * A_n is the least x before which there are n numbers of A; it lies between n and 2n, as every number of B has its own
     * smaller one in A.
     */
    @Override
    public BigPosition pair(BigInteger n) {
        if (n.signum() == 0) {
            return new BigPosition(n, n);
        }
        BigInteger low = n.subtract(BigInteger.ONE);
        BigInteger high = n.shiftLeft(1);
        BigInteger a = new Secants(this::before, low, low, before(low), high, before(high))
                .floor()
                .add(BigInteger.ONE);
        return new BigPosition(a, g.at(a));
    }

    /** Numbers that {@code g} leaves fixed are pairs with themselves; above them A and B are complementary. */
    @Override
    public Optional<PairWalk> walk(long from, long end) {
        if (from >= end) {
            return Optional.empty();
        }
        BigInteger fixed = fixed(pair(BigInteger.valueOf(end - 1)).x());
        return fixed.bitLength() < Integer.SIZE
                ? ComplementaryWalk.of(this, (n, a) -> g.at(a), fixed.longValueExact(), from, end)
                : Optional.empty();
    }

    /** How many numbers of A there are up to {@code x}, not counting the last. */
    private BigInteger before(BigInteger x) {
        return x.subtract(onlyInB(x));
    }

    /**
     * How many numbers up to {@code x} are in B and not in A: one for each number of A up to {@code z}, the floor of the
     * inverse, except those that {@code g} leaves fixed; and A has all {@code z + 1} numbers but those only in B.
     */
    private BigInteger onlyInB(BigInteger x) {
        BigInteger fixed = fixed(x);
        BigInteger count = BigInteger.ZERO;
        boolean add = true;
        BigInteger rest = x;
        // z + 1 <= fixed means that all numbers up to z are fixed.
        for (BigInteger z = g.floorOfInverse(rest); z.compareTo(fixed) >= 0; z = g.floorOfInverse(rest)) {
            BigInteger moved = z.add(BigInteger.ONE).subtract(fixed);
            count = add ? count.add(moved) : count.subtract(moved);
            add = !add;
            rest = z;
        }
        return count;
    }

    /** How many numbers up to {@code z} the function leaves fixed: {@code 0, ..., N-1} for some N (Lemma 20). */
    private BigInteger fixed(BigInteger z) {
        BigInteger low = BigInteger.ZERO;
        BigInteger high = BigInteger.ONE;
        while (high.compareTo(z) <= 0 && isFixed(high)) {
            low = high;
            high = high.shiftLeft(1);
        }
        high = high.min(z.add(BigInteger.ONE));
        while (high.subtract(low).compareTo(BigInteger.ONE) > 0) {
            BigInteger middle = low.add(high).shiftRight(1);
            if (isFixed(middle)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low.add(BigInteger.ONE);
    }

    private boolean isFixed(BigInteger x) {
        return g.at(x).equals(x);
    }
}
