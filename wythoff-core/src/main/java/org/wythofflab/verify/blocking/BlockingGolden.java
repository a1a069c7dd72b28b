package org.wythofflab.verify.blocking;

import java.math.BigInteger;
import org.wythofflab.exact.Quadratic;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;

/** floor(n*phi) and what follows from it. */
final class BlockingGolden {

    private static final Quadratic SQUARE = Quadratic.of(3, 1, 5, 2);

    private BlockingGolden() {}

    /** floor(n*phi). */
    static long lower(long n) {
        return Quadratic.GOLDEN.floorOfMultiple(BigInteger.valueOf(n)).longValueExact();
    }

    /** floor(n*phi^2), which is not taken from floor(n*phi): that they differ by n is among what is claimed. */
    static long upper(long n) {
        return SQUARE.floorOfMultiple(BigInteger.valueOf(n)).longValueExact();
    }

    /** floor(n*phi) for n below the bound. */
    static Footing<int[]> table(long bound, Ground ground) {
        return BlockingCovers.side(bound, ground).map(length -> floors(length, ground));
    }

    private static int[] floors(int length, Ground ground) {
        int[] lower = new int[length];
        for (int n = 0; n < lower.length; n++) {
            if (n % 1024 == 0) {
                Finding.pulse(ground);
            }
            lower[n] = (int) ground.term(lower(n));
        }
        return lower;
    }
}
