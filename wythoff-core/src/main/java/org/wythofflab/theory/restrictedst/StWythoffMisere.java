package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;

/**
 * The pairs of misere Wythoff, case (B) of Theorem 14 with halved piles: {@code (2,2)}, {@code (0,1)}, and from {@code n
 * = 2} on those of normal play, since {@code {0, 1, 2}} are used up in both.
 */
record StWythoffMisere(StPairs normal) implements StPairs {

    private static final BigInteger THREE = BigInteger.valueOf(3);

    @Override
    public StForm form() {
        return normal.form();
    }

    @Override
    public StPlace place(BigInteger pile) {
        if (pile.compareTo(THREE) >= 0) {
            return normal.place(pile);
        }
        if (pile.signum() == 0) {
            return StPlace.lower(BigInteger.ONE);
        }
        return StPlace.upper(pile.equals(BigInteger.ONE) ? BigInteger.ZERO : BigInteger.TWO);
    }

    @Override
    public BigInteger lower(BigInteger n) {
        if (n.compareTo(BigInteger.ONE) > 0) {
            return normal.lower(n);
        }
        return n.signum() == 0 ? BigInteger.TWO : BigInteger.ZERO;
    }

    @Override
    public String hallmark(BigInteger x, BigInteger y) {
        return x.compareTo(THREE) >= 0
                ? normal.hallmark(x, y)
                : "(0,1), (1,0) and (2,2) take the place of the first P-positions of normal play";
    }

    @Override
    public String pattern() {
        return "those of normal play, but (0,1), (1,0) and (2,2) instead of (0,0), (1,2) and (2,1); in normal play they are "
                + normal.pattern();
    }

    @Override
    public boolean isPlainlyPair(BigInteger x, BigInteger y) {
        return x.compareTo(THREE) >= 0 && normal.isPlainlyPair(x, y);
    }

    @Override
    public BigInteger firstToldByDigits() {
        return THREE;
    }
}
