package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Product;

/**
 * The numeration system {@code (t^2-1, t, 1)}, {@code t >= 2}: every integer {@code m >= 0} is {@code m_2*(t^2-1) + m_1*t
 * + m_0} in one way with {@code 0 <= m_0, m_1 < t} that are not both {@code t-1} (Fraenkel and Tanny, Lemma 3).
 *
 * <p>Dividing by a fixed {@code t} takes time linear in the digits of {@code m}.
 */
record ThreeDigits(BigInteger t) {

    ThreeDigits {
        if (t.compareTo(BigInteger.TWO) < 0) {
            throw new IllegalArgumentException("t is at least 2, not " + t);
        }
    }

    /** The digits of a number. */
    record Digits(BigInteger m2, BigInteger m1, BigInteger m0) {

        /** Lemma 7; a number that is not in A is in B. */
        boolean inA() {
            return m1.compareTo(m0) <= 0;
        }

        /** The last two digits exchanged: {@code A_n} becomes {@code B_n} and back (Corollary 9). */
        Digits exchanged() {
            return new Digits(m2, m0, m1);
        }
    }

    /** {@code t^2 - 1}. */
    BigInteger period() {
        return Product.square(t).subtract(BigInteger.ONE);
    }

    Digits digits(BigInteger m) {
        BigInteger[] high = Division.withRemainder(m, period());
        BigInteger[] low = Division.withRemainder(high[1], t);
        return new Digits(high[0], low[0], low[1]);
    }

    BigInteger value(Digits digits) {
        return Product.of(digits.m2(), period()).add(Product.of(digits.m1(), t)).add(digits.m0());
    }
}
