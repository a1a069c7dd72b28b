package org.wythofflab.theory.restrictedst;

import static org.wythofflab.theory.restrictedst.ParityMoves.isOdd;
import static org.wythofflab.theory.restrictedst.ParityMoves.secondTo;
import static org.wythofflab.theory.restrictedst.ParityMoves.take;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;

/** Odd-even Nim, which is odd-even (1,1)-Wythoff: an odd number from the first pile or an even one from the second. */
final class ParityOddEvenNim {

    static final ParityStrategy NORMAL = new ParityStrategy(
            ParityOddEvenNim::normal,
            ParityHallmark::ofRow,
            "(2n, 0), (2n, 1), (2n + 1, 2) and (2n + 1, 3), n = 0, 1, 2, ...");
    static final ParityStrategy MISERE = new ParityStrategy(
            ParityOddEvenNim::misere,
            ParityHallmark::ofRow,
            "(2n, 2), (2n, 3), (2n + 1, 0) and (2n + 1, 1), n = 0, 1, 2, ...");

    private ParityOddEvenNim() {}

    /** Theorem 17. */
    private static Ruling normal(BigPosition position) {
        BigInteger a = position.x();
        BigInteger b = position.y();
        BigInteger half = b.shiftRight(1);
        if (!isOdd(a)) {
            return half.signum() == 0
                    ? Ruling.p("(2n, 0) or (2n, 1)")
                    : Ruling.n(secondTo(b, BigInteger.ZERO), "case (2.1): to (2n, delta_b)");
        }
        if (half.equals(BigInteger.ONE)) {
            return Ruling.p("(2n + 1, 2) or (2n + 1, 3)");
        }
        return half.signum() == 0
                ? Ruling.n(take(1, 0), "case (2.2), b < 2: to (2n, b)")
                : Ruling.n(secondTo(b, BigInteger.TWO), "case (2.2), b > 3: to (2n + 1, 2 + delta_b)");
    }

    /** Theorem 18. */
    private static Ruling misere(BigPosition position) {
        BigInteger a = position.x();
        BigInteger b = position.y();
        BigInteger half = b.shiftRight(1);
        if (isOdd(a)) {
            return half.signum() == 0
                    ? Ruling.p("(2n + 1, 0) or (2n + 1, 1)")
                    : Ruling.n(secondTo(b, BigInteger.ZERO), "case (2.1): to (2n + 1, delta_b)");
        }
        if (half.equals(BigInteger.ONE)) {
            return Ruling.p("(2n, 2) or (2n, 3)");
        }
        if (half.signum() > 0) {
            return Ruling.n(secondTo(b, BigInteger.TWO), "case (2.2), b > 3: to (2n, 2 + delta_b)");
        }
        return a.signum() == 0
                ? Ruling.alreadyWon("case (2.2.1): no move is left, and in misere play that wins")
                : Ruling.n(take(1, 0), "case (2.2.2), b < 2: to (2n - 1, b)");
    }
}
