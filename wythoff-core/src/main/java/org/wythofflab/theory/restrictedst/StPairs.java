package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;

/**
 * The pairs {@code (A_n, B_n)} of an (s,t)-Wythoff game: {@code A_n} is the least number not among the earlier ones, and
 * {@code B_n} follows from it by a {@link StForm}. Every pile is in exactly one of the sequences, few small piles
 * excepted.
 */
interface StPairs {

    StForm form();

    /** In which sequence the pile is, and its partner. */
    StPlace place(BigInteger pile);

    /** {@code A_n}, for {@code n >= 0}. */
    BigInteger lower(BigInteger n);

    /** Whether a test cheaper than {@link #place} shows that {@code x = A_n} and {@code y = B_n} for some {@code n}. */
    default boolean isPlainlyPair(BigInteger x, BigInteger y) {
        return false;
    }

    /** A pile of the normal game that is in A if the given one is in A, and in B if it is in B. */
    default BigInteger likeness(BigInteger pile) {
        return pile;
    }

    /** The piles below this are told apart by name rather than by the digits of their {@link #likeness}. */
    default BigInteger firstToldByDigits() {
        return BigInteger.ONE;
    }

    /** The pairs of normal play (equation 2). */
    static StPairs normal(BigInteger s, BigInteger t) {
        StForm form = StForm.normal(s, t);
        return s.equals(BigInteger.ONE) ? new StBeatty(form) : new StDigitPairs(form);
    }

    /** The pairs of misere play: Theorem 14 with halved piles. */
    static StPairs misere(BigInteger s, BigInteger t) {
        StPairs normal = normal(s, t);
        if (s.compareTo(BigInteger.ONE) > 0) {
            return new StMiserePairs(normal);
        }
        return t.equals(BigInteger.ONE) ? new StWythoffMisere(normal) : new StMisereBeatty(new StMiserePairs(normal));
    }
}
