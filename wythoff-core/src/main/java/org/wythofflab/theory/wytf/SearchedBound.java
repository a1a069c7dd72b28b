package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import org.wythofflab.exact.Patience;
import org.wythofflab.rules.Bound;

/**
 * The bound {@code f} of a rule, of which nothing is known but that it is strictly increasing and at least {@code x} at
 * {@code x}; at 0 it counts as 0, since no move asks for {@code f(0)}. An inverse is a binary search: as many values of
 * {@code f} as the answer has bits, twice.
 */
record SearchedBound(Bound f) implements IncreasingFunction {

    @Override
    public BigInteger at(BigInteger x) {
        Patience.check();
        return x.signum() == 0 ? BigInteger.ZERO : f.value(x);
    }

    /** Doubles from 1 on, so that {@code f} is never asked far beyond the answer: {@code 2^k-1} would have no end. */
    @Override
    public BigInteger floorOfInverse(BigInteger y) {
        BigInteger low = BigInteger.ZERO;
        BigInteger high = BigInteger.ONE;
        while (high.compareTo(y) <= 0 && at(high).compareTo(y) <= 0) {
            low = high;
            high = high.shiftLeft(1);
        }
        while (high.subtract(low).compareTo(BigInteger.ONE) > 0) {
            BigInteger middle = low.add(high).shiftRight(1);
            if (middle.compareTo(y) <= 0 && at(middle).compareTo(y) <= 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    @Override
    public String cost() {
        return "polynomial time (a binary search with f)";
    }
}
