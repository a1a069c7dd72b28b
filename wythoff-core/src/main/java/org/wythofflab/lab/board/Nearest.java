package org.wythofflab.lab.board;

import java.math.BigInteger;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.BigPosition;

/** Of the positions it is shown, one that is nearest to a place, counted as a king walks. */
public final class Nearest {
    private final BigPosition place;
    private @Nullable BigPosition best;
    private @Nullable BigInteger least;

    public Nearest(BigPosition place) {
        this.place = place;
    }

    void see(BigInteger x, BigInteger y) {
        BigInteger distance =
                x.subtract(place.x()).abs().max(y.subtract(place.y()).abs());
        if (least == null || distance.compareTo(least) < 0) {
            least = distance;
            best = new BigPosition(x, y);
        }
    }

    void see(long x, long y) {
        see(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    public Optional<BigPosition> found() {
        return Optional.ofNullable(best);
    }
}
