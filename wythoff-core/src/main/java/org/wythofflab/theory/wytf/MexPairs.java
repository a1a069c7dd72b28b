package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.exact.Patience;
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
     * A_n is the least {@code x} that the {@linkplain #lacking shortage} is 0 at; it lies between n and 2n, as every
     * number of B has its own smaller one in A. A step as long as the shortage never leads too far. In between the
     * interval is narrowed: every other round by half, else where a straight line would meet 0, a little beyond it or
     * before it, so that soon both ends are near.
     */
    @Override
    public BigPosition pair(BigInteger n) {
        BigInteger low = n;
        BigInteger high = n.shiftLeft(1);
        for (int round = 0; ; round++) {
            Patience.check();
            BigInteger lacking = lacking(n, low);
            if (lacking.signum() == 0) {
                return new BigPosition(low, g.at(low));
            }
            BigInteger line = lacking.multiply(high.subtract(low)).divide(lacking.subtract(lacking(n, high)));
            BigInteger margin = BigInteger.valueOf(round % 4 == 0 ? low.bitLength() : -low.bitLength());
            BigInteger guess = low.add(
                    round % 2 == 0 ? line.add(margin) : high.subtract(low).shiftRight(1));
            low = low.add(lacking);
            BigInteger middle = guess.max(low).min(high);
            BigInteger there = lacking(n, middle);
            if (there.signum() > 0) {
                low = middle.add(there);
            } else {
                high = middle;
            }
        }
    }

    /** Numbers that {@code g} leaves fixed are pairs with themselves; above them A and B are complementary. */
    @Override
    public Optional<PairWalk> walk(long from, long end) {
        if (from >= end) {
            return Optional.empty();
        }
        BigInteger fixed = fixed(pair(BigInteger.valueOf(end - 1)).x());
        return fixed.bitLength() < Integer.SIZE
                ? ComplementaryWalk.of(this, (n, a) -> upper(a), fixed.longValueExact(), from, end)
                : Optional.empty();
    }

    private long upper(long lower) {
        BigInteger value = g.at(BigInteger.valueOf(lower));
        return value.bitLength() < Long.SIZE ? value.longValueExact() : Long.MAX_VALUE;
    }

    /** How many numbers of A are missing up to {@code x}, not counting x itself, for x to be A_n; it never grows. */
    private BigInteger lacking(BigInteger n, BigInteger x) {
        return n.add(onlyInB(x)).subtract(x);
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
