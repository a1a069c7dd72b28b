package org.wythofflab.theory.blocking;

import static org.wythofflab.theory.common.OrderedPiles.move;

import java.math.BigInteger;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.ClosedForm;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Telling;
import org.wythofflab.theory.common.Golden;
import org.wythofflab.theory.common.OrderedPiles;

/**
 * Wythoff Nim where one option may be forbidden: the P-positions are {@code R_2} of Definition 4, by the cases of the
 * proof of Theorem 1.1. Time: a square root and a few products.
 *
 * <p>Case 4 (b), {@code y < phi*x} with {@code y-x} even, claims two winning options on the diagonal. At (1,1), (7,11),
 * (13,21), ... there is one; but there x is odd, and a vertical option is the second.
 */
final class BlockTwo implements OrderedPiles {

    /** The set R_2 of Definition 4. */
    static final ClosedForm FORMULA = ClosedForm.golden(
                    "x = 0 and y = 0 or y = 2*x + 1 or (exists n: x = 2*floor((1 + sqrt(5))/2 * n) + 2 and y = x + 2*n)")
            .eitherWay();

    @Override
    public Ruling ordered(BigPosition position) {
        BigInteger x = position.x();
        BigInteger y = position.y();
        int order = y.compareTo(BlockingRow.odd(x));
        if (order > 0) {
            return Blocking.n(
                    "case 3 of the proof: y > 2x+1, two vertical options are P",
                    move(position, x, BlockingRow.odd(x)),
                    vertical(position));
        }
        if (order == 0) {
            return Blocking.p("case 1 of the proof: y = 2x+1, one vertical option is P", vertical(position));
        }
        if (x.signum() == 0) {
            return Ruling.p("(0,0) is terminal");
        }
        return isDoubledPair(x, y)
                ? Blocking.p(
                        "case 2 of the proof: x = 2*floor(n*phi)+2, y = 2*floor(n*phi^2)+2, one diagonal option is P",
                        diagonal(position))
                : near(position);
    }

    private static boolean isDoubledPair(BigInteger x, BigInteger y) {
        return !x.testBit(0) && !y.testBit(0) && Golden.isPair(BlockingRow.index(x), BlockingRow.index(y));
    }

    /** Case 4: {@code 0 < x <= y < 2x+1}. */
    private static Ruling near(BigPosition position) {
        BigInteger x = position.x();
        BigInteger y = position.y();
        if (Golden.compare(y, x) > 0) {
            return Blocking.n(
                    "case 4 (a) of the proof: phi*x < y < 2x+1, a diagonal and a vertical option are P",
                    diagonal(position),
                    vertical(position));
        }
        if (!y.subtract(x).testBit(0)) {
            return evenDifference(position);
        }
        String start = "case 4 (c) of the proof: y < phi*x, y-x odd, ";
        return x.testBit(0)
                ? Blocking.n(start + "a diagonal and a vertical option are P", diagonal(position), vertical(position))
                : Blocking.n(
                        start + "a diagonal and a horizontal option are P",
                        diagonal(position),
                        move(position, BlockingRow.index(y), y));
    }

    private static Ruling evenDifference(BigPosition position) {
        BigInteger n = position.y().subtract(position.x()).shiftRight(1);
        BigPosition pair = Golden.pair(n);
        BigInteger a = BlockingRow.even(pair.x());
        String start = "case 4 (b) of the proof: y < phi*x, y-x even, ";
        return a.compareTo(position.x()) < 0
                ? Blocking.n(
                        start + "two diagonal options are P",
                        diagonal(position),
                        move(position, a, BlockingRow.even(pair.y())))
                : Blocking.n(
                        start + "x = 2*floor(n*phi)+1, a diagonal and a vertical option are P",
                        diagonal(position),
                        vertical(position));
    }

    /** To {@code {d-1, 2d-1}} with the same difference d, or to (0,0). */
    private static BigMove diagonal(BigPosition position) {
        BigInteger difference = position.y().subtract(position.x());
        BigInteger n = difference.subtract(BigInteger.ONE).max(BigInteger.ZERO);
        return move(position, n, n.add(difference));
    }

    /** To the P-position {@code (x,z)} other than {@code (x,2x+1)}. */
    private static BigMove vertical(BigPosition position) {
        BigInteger x = position.x();
        if (x.signum() == 0) {
            return move(position, x, x);
        }
        BigInteger n = BlockingRow.index(x);
        return move(position, x, x.testBit(0) ? n : BlockingRow.even(Golden.partner(n)));
    }

    @Override
    public String pattern() {
        return "(0,0), (x, 2x + 1) and (2 floor(x phi) + 2, 2 floor(x phi) + 2x + 2), x = 0, 1, 2, ..., phi the golden ratio";
    }

    @Override
    public String orderedHallmark(BigInteger x, BigInteger y) {
        if (y.signum() == 0) {
            return "both piles are empty";
        }
        Telling tell = new Telling();
        String smaller = tell.smaller(x);
        String larger = tell.larger(y);
        if (y.equals(BlockingRow.odd(x))) {
            return tell.end(larger + " = 2*" + smaller + " + 1");
        }
        BigInteger a = BlockingRow.index(x);
        BigInteger b = BlockingRow.index(y);
        String n = tell.index(b.subtract(a));
        String half = tell.number("a", a, "floor(" + n + " phi)");
        return tell.end(smaller + " = 2*" + half + " + 2 and " + larger + " = 2*(" + half + " + " + n + ") + 2 with "
                + half + " = floor(" + n + " phi), phi the golden ratio");
    }

    @Override
    public String cost() {
        return "quasi-linear time";
    }
}
