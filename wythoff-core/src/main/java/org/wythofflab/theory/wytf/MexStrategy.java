package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Product;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Telling;
import org.wythofflab.theory.common.OrderedPiles;

/**
 * Wyt(f) with the P-positions {@code (A_n, g(A_n))}, by part II of the proofs of Theorems 17 ({@code g = f}, cases i to
 * iii) and 27 ({@code g >= f}, all five). Time: a few inverses of {@code f}, each of a number shorter than the last.
 *
 * @param note what the answer rests on, if anything
 */
record MexStrategy(IncreasingFunction f, MexPairs pairs, String note) implements OrderedPiles {

    @Override
    public Ruling ordered(BigPosition position) {
        BigInteger x = position.x();
        if (!pairs.isInA(x)) {
            return won(position, x, g().floorOfInverse(x), "case (i) of the proof: x = B_n, y > A_n; to (A_n, B_n)");
        }
        int order = g().compare(position.y(), x);
        if (order == 0) {
            return Ruling.p("x = A_n and y = B_n" + note);
        }
        if (order > 0) {
            return won(position, x, g().at(x), "case (ii) of the proof: x = A_n, y > B_n; to (A_n, B_n)");
        }
        return f.compare(position.y(), x) < 0
                ? won(
                        position,
                        BigInteger.ZERO,
                        BigInteger.ZERO,
                        "case (iii) of the proof: x = A_n <= y < f(A_n); to (0, 0)")
                : belowTheLine(position);
    }

    /** {@code f(A_n) <= y < B_n}: then {@code A_m = m} and {@code B_m = f(1)*m} for all {@code m <= n}. */
    private Ruling belowTheLine(BigPosition position) {
        BigInteger slope = g().at(BigInteger.ONE);
        BigInteger[] division = Division.withRemainder(position.y(), slope);
        BigInteger s = division[0];
        return division[1].signum() == 0
                ? won(
                        position,
                        s,
                        position.y(),
                        "case (iv) of the proof: x = A_n, f(A_n) <= y < B_n, y = B_m; to (A_m, B_m)")
                : won(
                        position,
                        s,
                        Product.of(slope, s),
                        "case (v) of the proof: x = A_n, f(A_n) <= y < B_n, y = f(1)*s + r; to (A_s, B_s)");
    }

    private Ruling won(BigPosition from, BigInteger x, BigInteger y, String why) {
        return Ruling.n(OrderedPiles.move(from, x, y), why + note);
    }

    @Override
    public String pattern() {
        BigInteger slope = g().at(BigInteger.ONE);
        String partner = g() == f ? "f(x)" : "max(f(x), " + Brief.of(slope) + "x)";
        return "(x, " + partner + "), x the least number in no pair before, f the function of the rules, but f(0) = 0"
                + note;
    }

    @Override
    public String orderedHallmark(BigInteger x, BigInteger y) {
        if (y.signum() == 0) {
            return "both piles are empty";
        }
        Telling tell = new Telling();
        String smaller = tell.smaller(x);
        String isValue = f.compare(y, x) == 0
                ? tell.larger(y) + " = f(" + smaller + "), f the function of the rules, and "
                : tell.larger(y) + " = " + Brief.of(g().at(BigInteger.ONE)) + "*" + smaller + ", and ";
        return tell.end(isValue + smaller + " is the least number in no pair before it" + note);
    }

    private IncreasingFunction g() {
        return pairs.g();
    }

    @Override
    public String cost() {
        return f.cost();
    }
}
