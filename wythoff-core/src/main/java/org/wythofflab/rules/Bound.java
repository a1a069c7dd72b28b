package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.Optional;
import java.util.SortedMap;

/** The function {@code f} of a rule {@code max(k,l) < f(min(k,l))}. */
public interface Bound {

    /**
     * The bound {@code f(k)}.
     *
     * @throws UndefinedRuleException if there is none, or it is too large
     */
    BigInteger value(BigInteger k);

    /** The coefficients of {@code f} by degree, none of them 0, if it is a polynomial with integer coefficients. */
    Optional<SortedMap<Integer, BigInteger>> coefficients();
}
