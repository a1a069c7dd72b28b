package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import java.util.List;

/**
 * The sequences of Definition 13 (Larsson 2009): a_n is the least number that is no a_i and no b_i with i < n, and b_n = a_n
 * + floor(n/p)*m. The a_n and, from b_p on, the b_n share out the numbers (Proposition 14 (b)).
 */
interface MpSequence {

    /** Which of the two sequences a number belongs to, and where it stands there. */
    record Place(boolean inA, BigInteger index) {}

    /** The place of x >= 0: x = a_n for one n, or x = b_n for one n >= p. */
    Place place(BigInteger x);

    /** a_n for n = first, ..., first + count - 1, where 0 <= count <= p + 1. */
    List<BigInteger> firsts(BigInteger first, int count);

    /** The time for one number, in words. */
    String cost();
}
