package org.wythofflab.rules;

import java.math.BigInteger;

/** Past {@code preperiod}, whether an amount belongs to a set depends only on its remainder by {@code period}. */
record Periodicity(BigInteger preperiod, BigInteger period) {

    static final Periodicity CONSTANT = new Periodicity(BigInteger.ZERO, BigInteger.ONE);

    /** The same for two sets at once. */
    Periodicity and(Periodicity other) {
        BigInteger multiple = period.multiply(other.period).divide(period.gcd(other.period));
        return new Periodicity(preperiod.max(other.preperiod), multiple);
    }

    /** {@code preperiod + times * period}. */
    BigInteger past(int times) {
        return preperiod.add(period.multiply(BigInteger.valueOf(times)));
    }
}
