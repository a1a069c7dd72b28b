package org.wythofflab.solve;

import java.math.BigInteger;

/** Large counts as a person reads them. */
public final class Amount {
    private static final String[] UNITS = {"bytes", "kB", "MB", "GB", "TB", "PB", "EB"};
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
}
