package org.wythofflab.exact;

import java.math.BigInteger;

/** Numbers in sentences, which have no room for a thousand digits. */
public final class Brief {
    private static final int LONGEST_BITS = 200;

    private Brief() {}

    /** The digits of a number, or how many there are. */
    public static String of(BigInteger number) {
        return isShort(number) ? number.toString() : "a number of about " + digits(number) + " digits";
    }

    /** Whether a number is written out. */
    public static boolean isShort(BigInteger number) {
        return number.bitLength() <= LONGEST_BITS;
    }

    /** 2^n has about n * 0.30103 digits; printing them all to count them would take long. */
    private static long digits(BigInteger number) {
        return 1 + number.bitLength() * 30103L / 100000;
    }
}
