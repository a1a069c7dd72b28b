package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Telling;

/**
 * How P-positions of odd-even games show, see {@link org.wythofflab.theory.Strategy#hallmark}: for each first pile there are
 * two second piles, an even number and the next.
 */
final class ParityHallmark {
    private final Telling tell = new Telling();
    private final String second;
    private final String start;

    private ParityHallmark(BigPosition position) {
        BigInteger x = position.x();
        String first = tell.number("x", x, "the pile that loses odd numbers");
        second = tell.number("y", position.y(), "the other pile");
        start = x.signum() == 0 ? "one pile is empty" : first + " is " + (x.testBit(0) ? "odd" : "even");
    }

    /** Where the second piles depend on the parity of the first alone. */
    static String ofRow(BigPosition position) {
        ParityHallmark mark = new ParityHallmark(position);
        boolean low = position.y().bitLength() <= 1;
        return mark.tell.end(mark.start + " and " + mark.second + (low ? " is less than 2" : " is 2 or 3"));
    }

    /**
     * Where the even number is {@code s*n + t}, rounded up.
     *
     * @param n the first pile, or one less
     */
    static String ofLine(BigPosition position, BigInteger s, BigInteger t, BigInteger n) {
        ParityHallmark mark = new ParityHallmark(position);
        String line =
                Brief.of(s) + "*" + mark.tell.number("n", n, n.equals(position.x()) ? "the same" : "one less than x")
                        + " + " + Brief.of(t);
        return mark.tell.end(
                mark.start + ", and " + mark.second + " is " + line + ", rounded up to an even number, or one more");
    }
}
