package org.wythofflab.verify.imitation;

import java.math.BigInteger;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;

/**
 * The number (u + sqrt(d))/v, compared with integers, multiple by multiple. The factors here are below 2^62, so that the high
 * and the low half of a product of two say all.
 */
record ImitationSlope(long u, long d, long v) {

    /** alpha of section 1.4.5, (2p - m + sqrt(m^2 + 4p^2)) / 2p. For p = 1 it is that of equation (2). */
    static ImitationSlope alpha(long m, long p) {
        return new ImitationSlope(2 * p - m, m * m + 4 * p * p, 2 * p);
    }

    /** beta = alpha + m/p. */
    static ImitationSlope beta(long m, long p) {
        return new ImitationSlope(2 * p + m, m * m + 4 * p * p, 2 * p);
    }

    /** L of the appendix's Corollary, (1 + sqrt(4p^2 + 1)) / 2p. */
    static ImitationSlope ratio(long p) {
        return new ImitationSlope(1, 4 * p * p + 1, 2 * p);
    }

    /** l = 1/L = (-1 + sqrt(4p^2 + 1)) / 2p. */
    static ImitationSlope inverseRatio(long p) {
        return new ImitationSlope(-1, 4 * p * p + 1, 2 * p);
    }

    /** The sign of n*slope - x: that of n*sqrt(d) - (v*x - n*u). */
    int compareMultiple(long n, long x) {
        long rest = v * x - n * u;
        if (n >= 0 && rest < 0) {
            return 1;
        }
        if (n <= 0 && rest >= 0) {
            return n == 0 && rest == 0 ? 0 : -1;
        }
        int sizes = compareProducts(Math.abs(n) * d, Math.abs(n), Math.abs(rest), Math.abs(rest));
        return n > 0 ? sizes : -sizes;
    }

    private static int compareProducts(long a, long b, long c, long e) {
        int high = Long.compare(Math.multiplyHigh(a, b), Math.multiplyHigh(c, e));
        return high != 0 ? high : Long.compareUnsigned(a * b, c * e);
    }

    /** floor(n*slope), found from a floor nearby. */
    long floor(long n, long near) {
        long floor = near;
        while (compareMultiple(n, floor) < 0) {
            floor--;
        }
        while (compareMultiple(n, floor + 1) >= 0) {
            floor++;
        }
        return floor;
    }

    /** floor(n*slope) for n = 0, 1, ..., count - 1. */
    Footing<long[]> floors(long count, Ground ground) {
        return ImitationWalk.room(count, Long.SIZE, ground).map(length -> firstFloors(length, ground));
    }

    private long[] firstFloors(int count, Ground ground) {
        long[] floors = new long[count];
        for (int n = 1; n < count; n++) {
            ImitationWalk.pulse(n, ground);
            floors[n] = ground.term(floor(n, floors[n - 1] + (n > 1 ? floors[1] : 0)));
        }
        return floors;
    }

    boolean isRational() {
        long root = BigInteger.valueOf(d).sqrt().longValueExact();
        return root * root == d;
    }
}
