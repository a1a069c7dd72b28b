package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import java.util.Optional;

/**
 * Piles counted in blocks of K = 2^j tokens: the pile {@code Ka + e} is the block a and the rest e. The pairs of blocks are those of
 * (m,K)-Wythoff Nim.
 */
record MultiplesBlocks(MpPairs pairs, int bits) {

    static Optional<MultiplesBlocks> of(int size, BigInteger t) {
        BigInteger k = BigInteger.valueOf(size);
        BigInteger m = t.add(k).subtract(BigInteger.ONE).divide(k);
        return MpPairs.of(m, size).map(pairs -> new MultiplesBlocks(pairs, Integer.numberOfTrailingZeros(size)));
    }

    /** K. */
    int size() {
        return 1 << bits;
    }

    BigInteger block(BigInteger pile) {
        return pile.shiftRight(bits);
    }

    int rest(BigInteger pile) {
        return pile.intValue() & (size() - 1);
    }

    BigInteger pile(BigInteger block, int rest) {
        return block.shiftLeft(bits).or(BigInteger.valueOf(rest));
    }

    /** The nim-sum that the rests of the n-th pair of blocks have. */
    int sum(BigInteger n) {
        return rest(n);
    }
}
