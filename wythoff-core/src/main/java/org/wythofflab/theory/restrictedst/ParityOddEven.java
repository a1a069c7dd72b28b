package org.wythofflab.theory.restrictedst;

import static org.wythofflab.theory.restrictedst.ParityMoves.delta;
import static org.wythofflab.theory.restrictedst.ParityMoves.isOdd;
import static org.wythofflab.theory.restrictedst.ParityMoves.secondTo;
import static org.wythofflab.theory.restrictedst.ParityMoves.take;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.exact.Product;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;

/**
 * Odd-even (s,t)-Wythoff with {@code s + t > 2}: odd amounts from the first pile, even amounts from the second. For
 * each first pile there are two P-positions, with neighbouring second piles. One product with s.
 */
record ParityOddEven(BigInteger s, BigInteger t) {

    /** {@code B_n} of Theorem 19: {@code delta_n * (sn + t + delta_(s+t))}, an even number. */
    BigInteger normalTerm(BigInteger n) {
        return isOdd(n) ? rounded(Product.of(s, n).add(t)) : BigInteger.ZERO;
    }

    /** {@code H_n} of Theorem 20: {@code (1 - delta_n) * (sn - s + t + delta_(s+t))}, but {@code H_0 = 2}. */
    BigInteger misereTerm(BigInteger n) {
        if (n.signum() == 0) {
            return BigInteger.TWO;
        }
        return isOdd(n)
                ? BigInteger.ZERO
                : rounded(Product.of(s, n.subtract(BigInteger.ONE)).add(t));
    }

    String normalPattern() {
        return "(n, 0) and (n, 1) for even n = 0, 2, 4, ..., and for odd n = 1, 3, 5, ... "
                + row(rounded(t.add(s)).subtract(s));
    }

    /** {@code sn - s + t + delta_(s+t)} for even n > 0. */
    String miserePattern() {
        return "(n, 0) and (n, 1) for odd n = 1, 3, 5, ..., (0, 2) and (0, 3), and for even n = 2, 4, 6, ... "
                + row(rounded(t.add(s)).subtract(s).subtract(s));
    }

    /** The two positions beside {@code sn + more}. */
    private String row(BigInteger more) {
        String multiple = (s.equals(BigInteger.ONE) ? "" : Brief.of(s)) + "n";
        return "(n, " + multiple + plus(more) + ") and (n, " + multiple + plus(more.add(BigInteger.ONE)) + ")";
    }

    private static String plus(BigInteger number) {
        return number.signum() == 0 ? "" : (number.signum() < 0 ? " - " : " + ") + Brief.of(number.abs());
    }

    /** For odd n, and even n in misere play, the number has the parity of {@code s + t}: this adds {@code delta_(s+t)}. */
    private static BigInteger rounded(BigInteger number) {
        return number.add(delta(number));
    }

    /** Theorem 19. */
    Ruling normal(BigPosition position) {
        BigInteger x = position.x();
        BigInteger y = position.y();
        BigInteger term = normalTerm(x);
        int side = y.subtract(delta(y)).compareTo(term);
        if (side == 0) {
            return Ruling.p("(n, B_n) or (n, B_n + 1)");
        }
        if (side > 0) {
            return Ruling.n(
                    secondTo(y, term),
                    isOdd(x)
                            ? "case (2.2.1): x = n odd, y above B_n + 1: to (n, B_n + delta_y)"
                            : "case (2.1): x = n even: to (n, delta_y)");
        }
        if (y.compareTo(BigInteger.ONE) <= 0) {
            return Ruling.n(take(1, 0), "case (2.2.2), y < 2: to (x - 1, y)");
        }
        BigInteger even = y.subtract(delta(y));
        return y.compareTo(x) <= 0
                ? Ruling.n(
                        new BigMove(even.subtract(BigInteger.ONE), even),
                        "case (2.2.2), 2 <= y <= x: to (x - y + 1 + delta_y, delta_y)")
                : Ruling.n(new BigMove(x, even), "case (2.2.2), x < y < B_n: to (0, delta_y)");
    }

    /** Theorem 20. */
    Ruling misere(BigPosition position) {
        BigInteger x = position.x();
        BigInteger y = position.y();
        BigInteger term = misereTerm(x);
        BigInteger even = y.subtract(delta(y));
        int side = even.compareTo(term);
        if (side == 0) {
            return Ruling.p("(n, H_n) or (n, H_n + 1)");
        }
        if (side > 0) {
            return Ruling.n(secondTo(y, term), overTerm(x));
        }
        if (x.signum() == 0) {
            return Ruling.alreadyWon("case (2.1): no move is left, and in misere play that wins");
        }
        if (even.signum() == 0) {
            return Ruling.n(take(1, 0), "case (2.3.2), y < 2: to (x - 1, y)");
        }
        return y.compareTo(x) < 0
                ? Ruling.n(
                        new BigMove(even.add(BigInteger.ONE), even),
                        "case (2.3.2), 2 <= y < x: to (x - y - 1 + delta_y, delta_y)")
                : Ruling.n(
                        new BigMove(x.subtract(BigInteger.ONE), even), "case (2.3.2), x <= y < H_n: to (1, delta_y)");
    }

    String normalHallmark(BigPosition position) {
        BigInteger x = position.x();
        return isOdd(x) ? ParityHallmark.ofLine(position, s, t, x) : ParityHallmark.ofRow(position);
    }

    String misereHallmark(BigPosition position) {
        BigInteger x = position.x();
        return isOdd(x) || x.signum() == 0
                ? ParityHallmark.ofRow(position)
                : ParityHallmark.ofLine(position, s, t, x.subtract(BigInteger.ONE));
    }

    private static String overTerm(BigInteger x) {
        if (x.signum() == 0) {
            return "case (2.1): x = 0: to (0, 2 + delta_y)";
        }
        return isOdd(x)
                ? "case (2.2): x = n odd: to (n, delta_y)"
                : "case (2.3.1): x = n even, y above H_n + 1: to (n, H_n + delta_y)";
    }
}
