package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import java.util.Optional;

/** A strictly increasing function of the integers {@code x >= 0} with value 0 at 0, and its inverse. */
interface IncreasingFunction {

    BigInteger at(BigInteger x);

    /** The value at {@code x >= 0}, or {@link Long#MAX_VALUE} if that is less. */
    default long at(long x) {
        BigInteger value = at(BigInteger.valueOf(x));
        return value.bitLength() < Long.SIZE ? value.longValueExact() : Long.MAX_VALUE;
    }

    /** The largest {@code x} with {@code at(x) <= y}, for {@code y >= 0}. */
    BigInteger floorOfInverse(BigInteger y);

    /** The {@code x} with {@code at(x) = y}, if there is one. */
    default Optional<BigInteger> inverse(BigInteger y) {
        BigInteger x = floorOfInverse(y);
        return at(x).equals(y) ? Optional.of(x) : Optional.empty();
    }

    /**
     * The sign of {@code y - at(x)}, for {@code y >= 0}. The value is only computed where it is at most {@code y}: at a
     * large pile it may be far too long to be written down.
     */
    default int compare(BigInteger y, BigInteger x) {
        int order = floorOfInverse(y).compareTo(x);
        return order == 0 ? y.compareTo(at(x)) : order;
    }

    /** How long an inverse takes, in words. */
    String cost();
}
