package org.wythofflab.theory.common;

import java.math.BigInteger;

/** Numbers in sentences. */
public final class Brief {

    private static final int LONGEST_BITS = 128;

    private Brief() {}

    /** The digits of a number, or how long it is: a sentence has no room for a thousand of them. */
    public static String of(BigInteger number) {
        return number.bitLength() <= LONGEST_BITS ? number.toString() : "a number of " + number.bitLength() + " bits";
    }
}
