package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;

/** The P-positions (x,y), x <= y, of {@link MultiplesStrategy}, numbered from 0 in order of x. */
record MultiplesSequence(MultiplesBlocks blocks) implements PairSequence {

    @Override
    public BigPosition pair(BigInteger index) {
        int k = blocks.size();
        // A pair of equal blocks has its positions twice, but for those on the diagonal, which are in the first.
        BigInteger equal = BigInteger.valueOf(k + (long) (k - 1) * k / 2);
        if (index.compareTo(equal) < 0) {
            return ofEqualBlocks(index.intValueExact());
        }
        BigInteger[] place = index.subtract(equal).divideAndRemainder(BigInteger.valueOf(k));
        BigInteger n = place[0].add(BigInteger.valueOf(k));
        int e = place[1].intValueExact();
        BigPosition pair = blocks.pairs().pair(n);
        return new BigPosition(blocks.pile(pair.x(), e), blocks.pile(pair.y(), e ^ blocks.sum(n)));
    }

    private BigPosition ofEqualBlocks(int index) {
        int k = blocks.size();
        if (index < k) {
            return new BigPosition(BigInteger.valueOf(index), BigInteger.valueOf(index));
        }
        int n = 1 + (index - k) / (k / 2);
        // The e with e < e + n (nim-sum) are those without the highest bit of n.
        int left = (index - k) % (k / 2);
        int bit = Integer.highestOneBit(n);
        int e = (left & (bit - 1)) | ((left & -bit) << 1);
        BigInteger block = BigInteger.valueOf(n);
        return new BigPosition(blocks.pile(block, e), blocks.pile(block, e ^ n));
    }
}
