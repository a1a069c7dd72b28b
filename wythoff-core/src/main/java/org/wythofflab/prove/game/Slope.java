package org.wythofflab.prove.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * A number {@code (p + q sqrt(d)) / r} in lowest terms, r positive and d without square factors; q = 0 and d = 1 if it is
 * rational.
 */
public record Slope(BigInteger p, BigInteger q, BigInteger r, BigInteger d) {

    /** How far from the line through the origin positions may lie on one side of it. */
    private static final int WIDE = 16;

    /** The same where more would cost terms of the continued fraction. */
    private static final int NARROW = 2;

    private static final BigInteger MOST_FACTOR = BigInteger.valueOf(1000);

    /**
     * The slope of a beam, as far as can be guessed: a fraction much simpler than chance would have it, or a continued
     * fraction that repeats itself.
     */
    static Optional<Slope> of(Beams.Beam beam, int bound) {
        if (beam.low().x() == 0 || beam.high().x() == 0) {
            return Optional.empty();
        }
        BigInteger[] value = Beams.value(Beams.simplest(beam, Math.max(NARROW, Math.min(WIDE, bound >> 9))));
        if (value[1].pow(4).compareTo(BigInteger.valueOf(bound)) < 0) {
            return Optional.of(lowest(value[0], BigInteger.ZERO, value[1], BigInteger.ONE));
        }
        List<Long> terms = Beams.simplest(beam, NARROW);
        // The last terms belong to the fraction, not to the slope.
        return repeated(terms.subList(0, Math.max(0, terms.size() - 2)));
    }

    private static Optional<Slope> repeated(List<Long> terms) {
        int m = terms.size();
        for (int length = 1; length < m; length++) {
            for (int period = 1; period <= length; period++) {
                int before = length - period;
                if (m - before >= Math.max(3, 2 * period + 1) && repeats(terms, before, period)) {
                    return Optional.of(periodic(terms.subList(0, before), terms.subList(before, length)));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean repeats(List<Long> terms, int before, int period) {
        for (int i = before; i + period < terms.size(); i++) {
            if (!terms.get(i).equals(terms.get(i + period))) {
                return false;
            }
        }
        return true;
    }

    /** The product of the matrices (t 1; 1 0), row by row. */
    private static BigInteger[] matrix(List<Long> terms) {
        BigInteger[] m = {BigInteger.ONE, BigInteger.ZERO, BigInteger.ZERO, BigInteger.ONE};
        for (long term : terms) {
            BigInteger t = BigInteger.valueOf(term);
            m = new BigInteger[] {
                m[0].multiply(t).add(m[1]), m[0], m[2].multiply(t).add(m[3]), m[2]
            };
        }
        return m;
    }

    /** The value of the continued fraction with these terms and then a period. */
    static Slope periodic(List<Long> before, List<Long> period) {
        BigInteger[] m = matrix(period);
        // z = (m0 z + m1) / (m2 z + m3), so z = (u + sqrt(delta)) / w.
        BigInteger u = m[0].subtract(m[3]);
        BigInteger w = m[2].shiftLeft(1);
        BigInteger delta = u.pow(2).add(m[1].multiply(m[2]).shiftLeft(2));
        BigInteger[] n = matrix(before);
        // (n0 z + n1) / (n2 z + n3) = (a + b sqrt(delta)) / (c + e sqrt(delta)).
        BigInteger a = n[0].multiply(u).add(n[1].multiply(w));
        BigInteger b = n[0];
        BigInteger c = n[2].multiply(u).add(n[3].multiply(w));
        BigInteger e = n[2];
        BigInteger square = squareFactor(delta);
        BigInteger d = delta.divide(square.pow(2));
        return lowest(
                a.multiply(c).subtract(b.multiply(e).multiply(delta)),
                b.multiply(c).subtract(a.multiply(e)).multiply(square),
                c.pow(2).subtract(e.pow(2).multiply(delta)),
                d);
    }

    /** In lowest terms. */
    public static Slope lowest(BigInteger p, BigInteger q, BigInteger r, BigInteger d) {
        BigInteger common = p.gcd(q).gcd(r);
        BigInteger divisor = r.signum() < 0 ? common.negate() : common;
        return new Slope(p.divide(divisor), q.divide(divisor), r.divide(divisor), d);
    }

    /** The largest f, of small factors, with f^2 a divisor. */
    static BigInteger squareFactor(BigInteger number) {
        BigInteger rest = number;
        BigInteger factor = BigInteger.ONE;
        for (BigInteger f = BigInteger.TWO; f.compareTo(MOST_FACTOR) < 0; f = f.add(BigInteger.ONE)) {
            while (rest.mod(f.pow(2)).signum() == 0) {
                rest = rest.divide(f.pow(2));
                factor = factor.multiply(f);
            }
        }
        return factor;
    }

    public boolean isRational() {
        return q.signum() == 0;
    }

    /** As {@code (1+sqrt(5))/2}. */
    @Override
    public String toString() {
        if (isRational()) {
            return r.equals(BigInteger.ONE) ? p.toString() : p + "/" + r;
        }
        String root = (q.abs().equals(BigInteger.ONE) ? "" : q.abs() + "*") + "sqrt(" + d + ")";
        String sum = p.signum() == 0 ? (q.signum() < 0 ? "-" : "") + root : p + (q.signum() < 0 ? "-" : "+") + root;
        if (r.equals(BigInteger.ONE)) {
            return sum;
        }
        return (p.signum() == 0 ? sum : "(" + sum + ")") + "/" + r;
    }
}
