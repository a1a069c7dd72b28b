package org.wythofflab.verify.blocking;

import java.math.BigInteger;
import org.wythofflab.exact.Quadratic;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;

/** floor(n*phi) and what follows from it. */
final class BlockingGolden {

    private BlockingGolden() {}

    /** floor(n*phi). */
    static long lower(long n) {
        return Quadratic.GOLDEN.floorOfMultiple(BigInteger.valueOf(n)).longValueExact();
    }

    /** floor(n*phi^2) = floor(n*phi) + n. */
    static long upper(long n) {
        return lower(n) + n;
    }

    /** floor(n*phi) for n below the bound. */
    static int[] table(long bound, Ground ground) {
        int[] lower = new int[BlockingCovers.side(bound, ground)];
        for (int n = 0; n < lower.length; n++) {
            if (n % 1024 == 0) {
                Finding.pulse(ground);
            }
            lower[n] = (int) lower(n);
        }
        return lower;
    }
}
