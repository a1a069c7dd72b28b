package org.wythofflab.solve;

import java.math.BigInteger;

/** Large counts as a person reads them. */
public final class Amount {
    private static final String[] UNITS = {"bytes", "kB", "MB", "GB", "TB", "PB", "EB"};
    private static final BigInteger SECOND = BigInteger.valueOf(1_000_000_000);
    private static final String[] TIMES = {"s", "minutes", "hours", "days", "years"};
    private static final int[] STEPS = {60, 60, 24, 365};
    private static final BigInteger THOUSAND = BigInteger.valueOf(1000);

    private Amount() {}

    /** Exact below ten million, then to one figure and a power of ten. */
    public static String count(BigInteger value) {
        String digits = value.toString();
        return digits.length() <= 7 ? digits : "about " + digits.charAt(0) + "*10^" + (digits.length() - 1);
    }

    public static String bytes(long value) {
        return bytes(BigInteger.valueOf(value));
    }

    public static String bytes(BigInteger value) {
        BigInteger rest = value;
        int unit = 0;
        while (rest.compareTo(THOUSAND) >= 0 && unit < UNITS.length - 1) {
            rest = rest.divide(THOUSAND);
            unit++;
        }
        return count(rest) + " " + UNITS[unit];
    }

    /** A duration, rounded down to a unit of which there are at least two. */
    static String time(BigInteger nanos) {
        BigInteger rest = nanos.divide(SECOND);
        if (rest.signum() == 0) {
            return "less than a second";
        }
        int unit = 0;
        while (unit < STEPS.length && rest.compareTo(BigInteger.valueOf(2L * STEPS[unit])) >= 0) {
            rest = rest.divide(BigInteger.valueOf(STEPS[unit]));
            unit++;
        }
        return "some " + count(rest).replace("about ", "") + " " + TIMES[unit];
    }
}
