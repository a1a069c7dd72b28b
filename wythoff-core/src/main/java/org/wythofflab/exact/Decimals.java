package org.wythofflab.exact;

import java.math.BigInteger;

/** Decimal digits of any length, read and written in quasi-linear time. */
public final class Decimals {

    /** Measured: below this many bits {@link BigInteger#toString()} is as quick, although not quasi-linear. */
    private static final int SHORT = 6_000;

    private Decimals() {}

    /**
     * The number written by ASCII decimal digits. The constructor of {@link BigInteger} takes quadratic time: minutes
     * for ten million digits. Here the text is halved, and the work is that of a few large products.
     *
     * @throws NumberFormatException if the text is empty or holds anything but digits
     */
    public static BigInteger parse(String digits) {
        if (digits.isEmpty()) {
            throw new NumberFormatException("no digits");
        }
        for (int i = 0; i < digits.length(); i++) {
            if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
                throw new NumberFormatException("character " + (i + 1) + " is not a decimal digit");
            }
        }
        return new DecimalReader(digits).value();
    }

    /** The decimal digits of {@code n}, after a minus sign if it is negative. */
    public static String print(BigInteger n) {
        if (n.bitLength() < SHORT) {
            return n.toString();
        }
        return n.signum() < 0 ? "-" + print(n.negate()) : new DecimalWriter(n).text();
    }
}
