package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.common.NimPlus;

/** The {@code t >= 2} of a game whose two-pile moves are {@code k, l < t}, however it is written. */
final class WytConstantBound {

    private WytConstantBound() {}

    static Optional<BigInteger> of(GameSpec game) {
        return WytBound.of(game)
                .flatMap(WytBound::constant)
                .or(() -> NimPlus.pairs(game)
                        .filter(Band.class::isInstance)
                        .map(Band.class::cast)
                        .flatMap(WytConstantBound::ofBand));
    }

    /** A restriction to {@code 1..c} on both sides, where {@code max < s*min + t} holds anyway: {@code c < s + t}. */
    private static Optional<BigInteger> ofBand(Band band) {
        AmountSet set = band.d1();
        BigInteger limit = band.s().add(band.t());
        BigInteger low = BigInteger.ZERO;
        BigInteger high = BigInteger.ONE;
        while (set.contains(high)) {
            if (high.compareTo(limit) >= 0) {
                return Optional.empty();
            }
            low = high;
            high = high.shiftLeft(1);
        }
        while (high.subtract(low).compareTo(BigInteger.ONE) > 0) {
            BigInteger middle = low.add(high).shiftRight(1);
            if (set.contains(middle)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        // If the set is no such range, the search has found nothing of meaning, and the sets differ.
        boolean range = low.signum() > 0
                && low.compareTo(limit) < 0
                && set.equals(band.d2())
                && set.equals(AmountSet.upTo(low));
        return range ? Optional.of(high) : Optional.empty();
    }
}
