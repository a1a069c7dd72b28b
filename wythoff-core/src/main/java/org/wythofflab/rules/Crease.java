package org.wythofflab.rules;

/** The line {@code a*k + b*l = c}, in lowest terms and with b > 0, or b = 0 and a > 0. */
public record Crease(long a, long b, long c) {

    /** The line with these coefficients, which are not both 0 and far below 2^62. */
    public static Crease of(long a, long b, long c) {
        long divisor = gcd(gcd(Math.abs(a), Math.abs(b)), Math.abs(c));
        long sign = b < 0 || (b == 0 && a < 0) ? -divisor : divisor;
        return new Crease(a / sign, b / sign, c / sign);
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
