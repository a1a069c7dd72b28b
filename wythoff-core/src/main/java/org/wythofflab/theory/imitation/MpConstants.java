package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import org.wythofflab.exact.SquareRoot;

/**
 * What the window method needs to know of m and p. With r the root of m^2 + 4p^2 let alpha = (2p - m + r)/2p, beta = alpha +
 * m/p and rho = beta/alpha = (m + r)/2p. Then 1/alpha + 1/beta = 1, 1/rho = (r - m)/2p = alpha - 1 and rho - 1/rho = m/p.
 *
 * <p>Section 1.4.5 prints (n-p+1)*alpha <= a_n <= n*alpha and the same for b_n with beta. The lower bounds are wrong (m = 1,
 * p = 2, n = 5), but they hold with 1 subtracted. Proof by induction on n >= p; below p it is plain. If the bounds hold for
 * a_i they hold for b_i = a_i + floor(i/p)*m. So b_(p+k-1) >= ceil(k*beta) - 1 and b_i <= floor(i*beta) for all b's less
 * than a_n; there are a_n - n of them. The numbers floor(i*alpha) and ceil(k*beta) - 1 share out the positive ones, so the
 * b's less than a_n are at most a_n - 1 less the number of i >= 1 with floor(i*alpha) < a_n; if a_n > n*alpha, that is a_n -
 * 1 - n or less. The numbers ceil(i*alpha) - 1 and floor(k*beta) share them out too. If a_n < ceil((n-p+1)*alpha) - 1, at
 * most n - p of 1, ..., a_n are of the first form, so at least a_n - n + 1 are floor(k*beta) with k >= p, and as many b's
 * are less than a_n.
 *
 * <p>Hence |b_n - rho*a_n| < m, because b_n - rho*a_n = (m/p)*(p*floor(n/p) - a_n/alpha).
 *
 * @param radius how far a window reaches on both sides. Let |x' - x/rho| <= 1/8. A b that is at most this far from floor(x)
 *     belongs to an a at most this far from floor(x') if radius*(rho - 1) >= m + 1 + rho/8, where rho - 1 = m/(p*alpha) >
 *     m/2p and rho < 1 + m/p. At least 4p, because the a's of p consecutive indices lie that close together
 * @param fraction the number of binary digits behind the point
 * @param stride how often the recurrence may be used before its error can reach a sixteenth
 */
record MpConstants(BigInteger m, int p, int radius, int fraction, int stride) {

    private static final int SHORT_GAP = 24;
    private static final int FRACTION = Long.SIZE - 1;

    static MpConstants of(BigInteger m, int p) {
        int perGap = BigInteger.valueOf(5L * p).divide(m.shiftLeft(1)).intValueExact();
        int radius = Math.max(4 * p, 2 * p + perGap) + 4;
        int fraction = m.bitLength() <= SHORT_GAP ? FRACTION : FRACTION + 2 * m.bitLength();
        return new MpConstants(m, p, radius, fraction, stride(m, p, fraction));
    }

    /** An error e becomes at most rho*e + m, in units of the last binary digit. */
    private static int stride(BigInteger m, int p, int fraction) {
        int precision = 32;
        BigInteger rho = m.shiftLeft(precision)
                .add(root(m, p, precision))
                .divide(BigInteger.valueOf(2L * p))
                .add(BigInteger.ONE);
        BigInteger limit = BigInteger.ONE.shiftLeft(fraction - 4);
        BigInteger error = BigInteger.TWO;
        int steps = -1;
        while (error.compareTo(limit) < 0) {
            error = error.multiply(rho).shiftRight(precision).add(m).add(BigInteger.ONE);
            steps++;
        }
        return steps;
    }

    /** floor(r * 2^precision). */
    static BigInteger root(BigInteger m, int p, int precision) {
        BigInteger square = m.multiply(m).add(BigInteger.valueOf(p).pow(2).shiftLeft(2));
        return SquareRoot.floor(square.shiftLeft(2 * precision));
    }
}
