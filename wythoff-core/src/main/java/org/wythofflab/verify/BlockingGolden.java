package org.wythofflab.verify;

import java.math.BigInteger;
import org.wythofflab.exact.Quadratic;

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
    static int[] table(long bound) {
        int[] lower = new int[(int) bound];
        for (int n = 0; n < lower.length; n++) {
            lower[n] = (int) lower(n);
        }
        return lower;
    }
}
