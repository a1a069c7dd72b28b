package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;

/** Numbers in messages: a message stays readable whatever was asked for. */
final class Brief {
    private static final int LONGEST_BITS = 200;

    private Brief() {}

    static String position(BigPosition position) {
        return "(" + number(position.x()) + "," + number(position.y()) + ")";
    }

    /** A number that is the side of a board. */
    static String number(BigInteger value) {
        return value.equals(Sides.clamp(value)) ? size(value) : size(value) + ", counted here as 10^1000";
    }

    /** A number, or how long it is. */
    static String size(BigInteger value) {
        if (value.bitLength() <= LONGEST_BITS) {
            return value.toString();
        }
        // 2^n has about n * 0.30103 digits; printing them all to count them would take long.
        return "a number of about " + (1 + value.bitLength() * 30103L / 100000) + " digits";
    }
}
