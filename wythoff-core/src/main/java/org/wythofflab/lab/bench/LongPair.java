package org.wythofflab.lab.bench;

import java.math.BigInteger;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Texts;
import org.wythofflab.rules.BigPosition;

/** The decimal digits of a P-position with long piles. */
record LongPair(String x, String y, String afterY) {

    /** The n-th one as a theorem numbers them, for an n of so many digits. */
    static LongPair of(String game, long digits) {
        BigPosition pair = Method.usual()
                .theorems(Texts.game(game))
                .pairs()
                .orElseThrow()
                .value()
                .pair(LongNumbers.ofDigits(digits));
        return new LongPair(
                Decimals.print(pair.x()),
                Decimals.print(pair.y()),
                Decimals.print(pair.y().add(BigInteger.ONE)));
    }

    String text() {
        return x + " " + y;
    }

    /** One more in the second pile. */
    String neighbour() {
        return x + " " + afterY;
    }
}
