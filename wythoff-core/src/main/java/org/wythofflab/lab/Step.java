package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.exact.Decimals;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;

/** A move of any size and where it leads. */
record Step(BigInteger first, BigInteger second, BigInteger x, BigInteger y) {

    /** Longer numbers are printed once, as an amount, and not again as a position. */
    private static final int READABLE_BITS = 400;

    static Step of(BigMove move, BigPosition from) {
        BigPosition to = move.from(from);
        return new Step(move.first(), move.second(), to.x(), to.y());
    }

    /** Where it leads, or that the numbers are long. */
    String to() {
        return Math.max(x.bitLength(), y.bitLength()) <= READABLE_BITS
                ? "(" + x + "," + y + ")"
                : "(" + Brief.size(x) + ", " + Brief.size(y) + ")";
    }

    /** What a player does: {@code take 2 from the second pile}. */
    String words() {
        if (second.signum() == 0) {
            return "take " + Decimals.print(first) + " from the first pile";
        }
        if (first.signum() == 0) {
            return "take " + Decimals.print(second) + " from the second pile";
        }
        return first.equals(second)
                ? "take " + Decimals.print(first) + " from each pile"
                : "take " + Decimals.print(first) + " from the first and " + Decimals.print(second)
                        + " from the second pile";
    }
}
