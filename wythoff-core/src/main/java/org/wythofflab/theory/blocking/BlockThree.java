package org.wythofflab.theory.blocking;

import static org.wythofflab.theory.common.OrderedPiles.move;

import java.math.BigInteger;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.ClosedForm;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Telling;
import org.wythofflab.theory.common.OrderedPiles;

/**
 * Wythoff Nim where two options may be forbidden: the P-positions are {@code R_3} of Definition 4, that is (0,0) and
 * {@code {n, 2n+1}}, {@code {n, 2n+2}}. Linear time.
 *
 * <p>The proof of Theorem 1.1 says {@code v <= d+1} for the numbers of vertical and diagonal P-options of a P-position;
 * at {@code (x,2x+2)} they are 2 and 0. What it needs, and what holds, is {@code v + d <= 2}.
 */
final class BlockThree implements OrderedPiles {

    /** The set R_3 of Definition 4. */
    static final ClosedForm FORMULA =
            ClosedForm.linear("x = 0 and y = 0 or y = 2*x + 1 or y = 2*x + 2").eitherWay();

    @Override
    public Ruling ordered(BigPosition position) {
        BigInteger x = position.x();
        BigInteger y = position.y();
        if (x.signum() == 0 && y.compareTo(BigInteger.TWO) <= 0) {
            return terminal(position);
        }
        BigInteger low = x.signum() == 0 ? x : BlockingRow.index(x);
        BigInteger odd = BlockingRow.odd(x);
        BigInteger even = BlockingRow.even(x);
        if (y.compareTo(even) > 0) {
            return Blocking.n(
                    "y > 2x+2, three vertical options are P",
                    move(position, x, even),
                    move(position, x, odd),
                    move(position, x, low));
        }
        if (y.equals(even)) {
            return Blocking.p("y = 2x+2, two vertical options are P", move(position, x, odd), move(position, x, low));
        }
        if (y.equals(odd)) {
            return Blocking.p(
                    "y = 2x+1, a vertical and a diagonal option are P",
                    move(position, x, low),
                    new BigMove(BigInteger.ONE, BigInteger.ONE));
        }
        return Blocking.n(
                "0 < x <= y < 2x+1, a horizontal, a vertical and a diagonal option are P",
                move(position, BlockingRow.index(y), y),
                move(position, x, low),
                diagonal(position));
    }

    private static Ruling terminal(BigPosition position) {
        BigMove[] all = new BigMove[position.y().intValueExact()];
        for (int i = 0; i < all.length; i++) {
            all[i] = new BigMove(BigInteger.ZERO, BigInteger.valueOf(i + 1L));
        }
        return Blocking.p("terminal: every option can be forbidden", all);
    }

    /** To {@code {d-1, 2d-1}} with the same difference d, or to (0,0). */
    private static BigMove diagonal(BigPosition position) {
        BigInteger difference = position.y().subtract(position.x());
        BigInteger n = difference.subtract(BigInteger.ONE).max(BigInteger.ZERO);
        return move(position, n, n.add(difference));
    }

    @Override
    public String pattern() {
        return "(0,0), (x, 2x + 1) and (x, 2x + 2), x = 0, 1, 2, ...";
    }

    @Override
    public String orderedHallmark(BigInteger x, BigInteger y) {
        if (y.compareTo(BigInteger.TWO) <= 0 && x.signum() == 0) {
            return y.signum() == 0 ? "both piles are empty" : "so few options are left that all can be forbidden";
        }
        Telling tell = new Telling();
        return tell.end(tell.larger(y) + " = 2*" + tell.smaller(x) + (y.testBit(0) ? " + 1" : " + 2"));
    }

    @Override
    public String cost() {
        return "linear time";
    }
}
