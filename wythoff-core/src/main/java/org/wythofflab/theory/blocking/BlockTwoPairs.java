package org.wythofflab.theory.blocking;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.common.Golden;

/**
 * {@code R_2} in the order of Proposition 1.2: pairs {@code a <= b}, by a and then by b. Each a has {@code (a, 2a+1)};
 * before it comes (0,0) for a = 0, and {@code (a, 2*B_n+2)} for {@code a = 2*A_n+2}.
 */
final class BlockTwoPairs implements PairSequence {

    @Override
    public BigPosition pair(BigInteger n) {
        BigInteger a = row(n);
        boolean last = upTo(a).equals(n.add(BigInteger.ONE));
        return new BigPosition(a, last ? BlockingRow.odd(a) : second(a));
    }

    /** The {@code b} of the row that is not {@code 2a+1}. */
    private static BigInteger second(BigInteger a) {
        return a.signum() == 0 ? a : BlockingRow.even(Golden.partner(BlockingRow.index(a)));
    }

    /** The least {@code a} with {@code upTo(a) > n}: near {@code n/(1 + 1/(2*phi)) = (4 - 2*phi)*n}. */
    private static BigInteger row(BigInteger n) {
        BigInteger a = n.shiftLeft(2).subtract(Golden.lower(n.shiftLeft(1))).min(n);
        while (upTo(a).compareTo(n) > 0 && a.signum() > 0) {
            a = a.subtract(BigInteger.ONE);
        }
        while (upTo(a).compareTo(n) <= 0) {
            a = a.add(BigInteger.ONE);
        }
        return a;
    }

    /** How many pairs have a first number of at most {@code a}. */
    private static BigInteger upTo(BigInteger a) {
        BigInteger always = a.add(BigInteger.TWO);
        if (a.compareTo(BigInteger.TWO) < 0) {
            return always;
        }
        // One for 2*A_0 + 2 = 2, and one for every lower number up to the largest w with 2w + 2 <= a.
        BigInteger w = a.shiftRight(1).subtract(BigInteger.ONE);
        return always.add(BigInteger.ONE).add(Golden.dividedBy(w.add(BigInteger.ONE)));
    }

    @Override
    public String firstName() {
        return "a";
    }

    @Override
    public String secondName() {
        return "b";
    }
}
