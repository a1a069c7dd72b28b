package org.wythofflab.rules.amounts;

import java.math.BigInteger;

/** Past {@code preperiod}, whether an amount belongs to a set depends only on its remainder by {@code period}. */
public record Periodicity(BigInteger preperiod, BigInteger period) {

    public static final Periodicity CONSTANT = new Periodicity(BigInteger.ZERO, BigInteger.ONE);

    /** The same for two sets at once. */
    public Periodicity and(Periodicity other) {
        BigInteger multiple = period.multiply(other.period).divide(period.gcd(other.period));
        return new Periodicity(preperiod.max(other.preperiod), multiple);
    }

    /** {@code preperiod + times * period}. */
    public BigInteger past(int times) {
        return preperiod.add(period.multiply(BigInteger.valueOf(times)));
    }
}
