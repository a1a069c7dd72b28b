package org.wythofflab.theory.common;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.LongBinaryOperator;
import org.jspecify.annotations.Nullable;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.PairWalk;

/**
 * Pairs whose numbers, from some index on, increase and are complementary: each number above is an A or a B and not both.
 * Then {@code A_(n+1)} is the next number after {@code A_n} that is no B. The B near {@code A_n} belong to smaller
 * indices, and another walk lags behind to find them, and a third behind that one.
 *
 * <p>Cost: O(1) a pair besides the B, as at most half of the numbers are B and make the next walk go on; memory for O(log
 * n) walks, if B grows faster than A by a constant factor.
 */
public final class ComplementaryWalk implements PairWalk {

    /** So few indices, for each irregular one, are asked of the sequence itself rather than by one more walk. */
    private static final long FEW = 64;

    private static final int MOST_IRREGULAR = 1000;

    private final PairSequence pairs;
    private final LongBinaryOperator upper;
    /** From here on the pairs are as said above. */
    private final long regular;

    private long n;
    private long lower;
    /** The least B above {@code lower}, and its index. */
    private long hole;

    private long holeIndex;
    private @Nullable ComplementaryWalk lag;

    private ComplementaryWalk(PairSequence pairs, LongBinaryOperator upper, long regular, long from) {
        this.pairs = pairs;
        this.upper = upper;
        this.regular = regular;
        seek(from);
    }

    /**
     * The pairs from {@code from} to before {@code end}, if they fit.
     *
     * @param upper {@code B_n} of n and {@code A_n}, or anything larger than all numbers asked for if it does not fit
     * @param regular from this index on the numbers increase and are complementary
     */
    public static Optional<PairWalk> of(
            PairSequence pairs, LongBinaryOperator upper, long regular, long from, long end) {
        boolean fits = from < end
                && regular <= MOST_IRREGULAR
                && pairs.pair(BigInteger.valueOf(end - 1)).y().bitLength() < Long.SIZE - 2;
        return fits ? Optional.of(new ComplementaryWalk(pairs, upper, regular, from)) : Optional.empty();
    }

    private long lowerAt(long index) {
        return pairs.pair(BigInteger.valueOf(index)).x().longValueExact();
    }

    private long upperAt(long index, long lowerThere) {
        return index < regular
                ? pairs.pair(BigInteger.valueOf(index)).y().longValueExact()
                : upper.applyAsLong(index, lowerThere);
    }

    private void seek(long index) {
        n = index;
        lower = lowerAt(index);
        lag = null;
        // The least index whose B is above: those of irregular pairs are not, B_n itself is, and B increases between.
        long low = 0;
        long high = Math.max(regular, index);
        while (low < high) {
            long middle = (low + high) >>> 1;
            if (upperAt(middle, lowerAt(middle)) > lower) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        holeIndex = low;
        hole = upperAt(low, lowerAt(low));
    }

    private void advance() {
        n++;
        if (n <= regular) {
            seek(n);
            return;
        }
        lower++;
        while (lower == hole) {
            lower++;
            holeIndex++;
            hole = upperAt(holeIndex, laggingLower());
        }
    }

    private long laggingLower() {
        if (holeIndex < FEW * (regular + 1)) {
            return lowerAt(holeIndex);
        }
        if (lag == null) {
            lag = new ComplementaryWalk(pairs, upper, regular, holeIndex);
        } else {
            lag.advance();
        }
        return lag.lower;
    }

    @Override
    public void next(long[] firsts, long[] seconds, int count) {
        for (int i = 0; i < count; i++) {
            firsts[i] = lower;
            seconds[i] =
                    n < regular ? pairs.pair(BigInteger.valueOf(n)).y().longValueExact() : upper.applyAsLong(n, lower);
            advance();
        }
    }
}
