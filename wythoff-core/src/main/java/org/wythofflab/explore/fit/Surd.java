package org.wythofflab.explore.fit;

import java.math.BigInteger;

/** The number {@code (a + b*sqrt(d)) / c}, exactly; {@code c >= 1}, and d is 1 for a rational number, else no square. */
public record Surd(long a, long b, long d, long c) {

    /** Squares up to this, times a d of up to 10^3, fit a {@code long}. */
    private static final long SMALL = 1L << 26;

    public static Surd of(long a, long b, long d, long c) {
        if (d == 1) {
            return new Surd(a + b, 0, 1, c).reduced();
        }
        long square = 1;
        for (long r = 2; r * r <= d; r++) {
            if (d % (r * r) == 0) {
                square = r;
            }
        }
        return new Surd(a, b * square, d / (square * square), c).reduced();
    }

    private Surd reduced() {
        long common = gcd(gcd(Math.abs(a), Math.abs(b)), c);
        return new Surd(a / common, b / common, b == 0 ? 1 : d, c / common);
    }

    private static long gcd(long m, long n) {
        return n == 0 ? Math.max(1, m) : gcd(n, m % n);
    }

    public double value() {
        return (a + b * Math.sqrt((double) d)) / c;
    }

    /** The sign of {@code u + w*sqrt(d)}: that of the part whose square is greater. */
    static int sign(long u, long w, long d) {
        if ((u >= 0 && w >= 0) || (u <= 0 && w <= 0)) {
            return Integer.signum(Long.signum(u) + Long.signum(w));
        }
        if (Math.abs(u) < SMALL && Math.abs(w) < SMALL) {
            return Long.signum(u) * Long.compare(u * u, w * w * d);
        }
        BigInteger square = BigInteger.valueOf(u).pow(2);
        return Long.signum(u) * square.compareTo(BigInteger.valueOf(w).pow(2).multiply(BigInteger.valueOf(d)));
    }

    public boolean isRational() {
        return b == 0;
    }

    public boolean isWhole() {
        return b == 0 && c == 1;
    }

    public boolean isZero() {
        return a == 0 && b == 0;
    }

    /** {@code (1+sqrt(5))/2}. */
    public String text() {
        if (isRational()) {
            return c == 1 ? Long.toString(a) : a + "/" + c;
        }
        String root = (Math.abs(b) == 1 ? "" : Math.abs(b) + "*") + "sqrt(" + d + ")";
        String sum = a == 0 ? (b < 0 ? "-" : "") + root : a + (b < 0 ? "-" : "+") + root;
        return c == 1 ? sum : (a == 0 ? sum : "(" + sum + ")") + "/" + c;
    }

    /** As a factor. */
    public String factor() {
        String text = text();
        return (a != 0 && !isRational() && c == 1) || text.startsWith("-") ? "(" + text + ")" : text;
    }
}
