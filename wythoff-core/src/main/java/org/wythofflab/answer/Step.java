package org.wythofflab.answer;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.exact.Decimals;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Option;
import org.wythofflab.rules.Words;

/** A move of any size and where it leads: what it takes from each pile, and what it leaves. */
public record Step(BigInteger first, BigInteger second, BigInteger x, BigInteger y) {

    /** Longer numbers are printed once, as an amount, and not again as a position. */
    private static final int READABLE_BITS = 400;

    public static Step of(BigMove move, BigPosition from) {
        BigPosition to = move.from(from);
        return new Step(move.first(), move.second(), to.x(), to.y());
    }

    public static Step of(Option option) {
        BigMove move = option.toMove();
        return new Step(move.first(), move.second(), BigInteger.valueOf(option.x()), BigInteger.valueOf(option.y()));
    }

    /** Where it leads, or that the numbers are long. */
    public String to() {
        return Math.max(x.bitLength(), y.bitLength()) <= READABLE_BITS
                ? "(" + x + "," + y + ")"
                : "(" + Brief.of(x) + ", " + Brief.of(y) + ")";
    }

    /** What a player does: {@code take 2 from the second pile}. */
    public String words() {
        return "take " + Words.amounts(new BigMove(first, second), Decimals::print);
    }
}
