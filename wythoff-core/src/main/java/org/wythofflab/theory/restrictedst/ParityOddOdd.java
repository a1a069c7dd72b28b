package org.wythofflab.theory.restrictedst;

import static org.wythofflab.theory.restrictedst.ParityMoves.isOdd;
import static org.wythofflab.theory.restrictedst.ParityMoves.take;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/** Odd-odd (s,t)-Wythoff, for any s and t: parities alone decide. Constant time, apart from reading the piles. */
final class ParityOddOdd {

    static final Strategy NORMAL =
            new ParityStrategy(ParityOddOdd::normal, any -> "both piles are even", "the positions with two even piles");
    static final Strategy MISERE = new ParityStrategy(
            ParityOddOdd::misere,
            ParityOddOdd::misereHallmark,
            "the positions with two positive even piles, and those with one odd pile and an empty one");

    private ParityOddOdd() {}

    /** Theorem 7. */
    private static Ruling normal(BigPosition position) {
        int first = isOdd(position.x()) ? 1 : 0;
        int second = isOdd(position.y()) ? 1 : 0;
        return first + second == 0
                ? Ruling.p("both piles are even")
                : Ruling.n(take(first, second), "Fact B: one token from each odd pile leaves even piles");
    }

    private static String misereHallmark(BigPosition position) {
        return position.x().min(position.y()).signum() == 0
                ? "one pile is empty and the other odd"
                : "both piles are even, and none is empty";
    }

    /** Theorem 9. The game is symmetric. */
    private static Ruling misere(BigPosition position) {
        BigInteger x = position.x();
        BigInteger y = position.y();
        return x.compareTo(y) <= 0 ? misere(x, y) : misere(y, x).swapped();
    }

    private static Ruling misere(BigInteger x, BigInteger y) {
        if (y.signum() == 0) {
            return Ruling.alreadyWon("no move is left, and in misere play that wins");
        }
        if (x.signum() == 0) {
            return isOdd(y)
                    ? Ruling.p("the piles are 0 and 2p + 1")
                    : Ruling.n(take(0, 1), "the piles are 0 and 2v: to 0 and 2v - 1");
        }
        if (!isOdd(x)) {
            return isOdd(y)
                    ? Ruling.n(take(0, 1), "the piles are 2m and 2n + 1, m > 0: to 2m and 2n")
                    : Ruling.p("the piles are 2m and 2n, m, n > 0");
        }
        if (x.equals(BigInteger.ONE)) {
            return isOdd(y)
                    ? Ruling.n(take(1, 0), "case (i): the piles are 1 and w, w odd: to 0 and w")
                    : Ruling.n(take(1, 1), "case (i): the piles are 1 and w, w even: to 0 and w - 1");
        }
        return isOdd(y)
                ? Ruling.n(take(1, 1), "case (ii): the piles are 2u + 1 and w, u > 0, w odd: to 2u and w - 1")
                : Ruling.n(take(1, 0), "case (ii): the piles are 2u + 1 and w, u > 0, w even: to 2u and w");
    }
}
