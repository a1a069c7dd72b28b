package org.wythofflab.answer.theorem;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;

/** The number a paper gives to a position: {@code (A_7, B_7)}. */
final class PairName {
    private static final int LONGEST_BITS = 64;

    private PairName() {}

    /** Looks for the index by bisection; what is found is compared, so that a name is right or missing. */
    static Optional<String> of(PairSequence pairs, BigPosition position) {
        if (position.x().max(position.y()).bitLength() > LONGEST_BITS) {
            return Optional.empty();
        }
        return index(pairs, position)
                .map(n -> "(" + pairs.firstName() + "_" + n + ", " + pairs.secondName() + "_" + n + ")")
                .or(() -> index(pairs, new BigPosition(position.y(), position.x()))
                        .map(n -> "(" + pairs.secondName() + "_" + n + ", " + pairs.firstName() + "_" + n + ")"));
    }

    private static Optional<BigInteger> index(PairSequence pairs, BigPosition position) {
        BigInteger low = pairs.first();
        // First piles mostly increase with the index, so it is at most that much above the least.
        BigInteger high = position.x().add(low);
        high = pairs.last().map(high::min).orElse(high);
        while (low.compareTo(high) < 0) {
            BigInteger middle = low.add(high).shiftRight(1);
            if (pairs.pair(middle).x().compareTo(position.x()) < 0) {
                low = middle.add(BigInteger.ONE);
            } else {
                high = middle;
            }
        }
        return low.compareTo(high) <= 0 && pairs.pair(low).equals(position) ? Optional.of(low) : Optional.empty();
    }
}
