package org.wythofflab.theory.common;

import java.math.BigInteger;
import org.wythofflab.exact.Product;
import org.wythofflab.exact.Quadratic;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.ClosedForm;
import org.wythofflab.theory.Telling;

/**
 * The pairs of Wythoff Nim, {@code A_n = floor(n*phi)} and {@code B_n = A_n + n}, where {@code phi = (1+sqrt(5))/2}.
 * Comparisons cost at most two products, the others a square root, of numbers twice as long as the piles.
 */
public final class Golden {

    /** Leading bits that settle most comparisons. */
    private static final int LEADING = 60;

    /** The pairs, in both orders. */
    public static final ClosedForm FORMULA = ClosedForm.golden("exists n: x = floor((1 + sqrt(5))/2 * n) and y = x + n")
            .eitherWay();

    private Golden() {}

    /** {@code A_n}. */
    public static BigInteger lower(BigInteger n) {
        return Quadratic.GOLDEN.floorOfMultiple(n);
    }

    /** {@code (A_n, B_n)}. */
    public static BigPosition pair(BigInteger n) {
        BigInteger lower = lower(n);
        return new BigPosition(lower, lower.add(n));
    }

    /** {@code floor(m/phi)}, which is {@code floor(m*phi) - m}: how many of {@code A_1, A_2, ...} are below m. */
    public static BigInteger dividedBy(BigInteger m) {
        return lower(m).subtract(m);
    }

    /** Whether {@code (x,y)}, {@code x <= y}, is a pair: {@code x < phi*(y-x) < x+1}, or (0,0). */
    public static boolean isPair(BigInteger x, BigInteger y) {
        BigInteger n = y.subtract(x);
        return n.signum() == 0 ? x.signum() == 0 : compare(x, n) < 0 && compare(x.add(BigInteger.ONE), n) > 0;
    }

    /** How a pair shows, see {@link org.wythofflab.theory.Strategy#hallmark}. */
    public static String hallmark(BigInteger x, BigInteger y) {
        if (y.signum() == 0) {
            return "both piles are empty";
        }
        Telling tell = new Telling();
        String n = tell.index(y.subtract(x));
        String smaller = tell.smaller(x);
        return tell.end(smaller + " = floor(" + n + " phi) and " + tell.larger(y) + " = " + smaller + " + " + n
                + ", phi the golden ratio");
    }

    /** All pairs, see {@link org.wythofflab.theory.Strategy#pattern}. */
    public static String pattern() {
        return "(floor(n phi), floor(n phi) + n), n = 0, 1, 2, ..., phi the golden ratio";
    }

    /**
     * The other number of the pair that holds a number. Up to a there are {@code q = floor((a+1)/phi)} lower numbers and
     * {@code a - q} upper ones. So {@code a = A_q} if {@code q*phi > a} (it is less than a+1), with {@code B_q = a + q};
     * else {@code a = B_n} with {@code n = a - q}, and {@code A_n = a - n = q}.
     */
    public static BigInteger partner(BigInteger a) {
        if (a.signum() == 0) {
            return a;
        }
        BigInteger q = dividedBy(a.add(BigInteger.ONE));
        return compare(a, q) < 0 ? a.add(q) : q;
    }

    /**
     * The sign of {@code y - phi*x} for {@code x, y >= 0}, which is that of {@code (y - phi*x)*(y + x/phi) = y^2 - x*y -
     * x^2}. The leading bits decide unless the two are very near.
     */
    public static int compare(BigInteger y, BigInteger x) {
        int shift = Math.max(0, Math.max(x.bitLength(), y.bitLength()) - LEADING);
        BigInteger highX = x.shiftRight(shift);
        BigInteger highY = y.shiftRight(shift);
        int atLeast = sign(highY, highX.add(BigInteger.ONE));
        int atMost = sign(highY.add(BigInteger.ONE), highX);
        return shift > 0 && atLeast == atMost ? atLeast : sign(y, x);
    }

    private static int sign(BigInteger y, BigInteger x) {
        return Product.of(y, y.subtract(x)).compareTo(Product.square(x));
    }
}
