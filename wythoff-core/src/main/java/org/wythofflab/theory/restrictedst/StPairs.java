package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.theory.PairWalk;
import org.wythofflab.theory.common.StWalk;

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

    /** How a pair shows, see {@link org.wythofflab.theory.Strategy#hallmark}. */
    default String hallmark(BigInteger x, BigInteger y) {
        return StHallmark.leastUnused(form(), x, y);
    }

    /** All pairs, see {@link org.wythofflab.theory.Strategy#pattern}. */
    default String pattern() {
        return StHallmark.allLeastUnused(form());
    }

    /** Whether a test cheaper than {@link #place} shows that {@code x = A_n} and {@code y = B_n} for some {@code n}. */
    default boolean isPlainlyPair(BigInteger x, BigInteger y) {
        return false;
    }

    /** The pairs from one index to before another, in order, if they are quickly listed. */
    default Optional<PairWalk> walk(long from, long end) {
        return Optional.empty();
    }

    /** A pile of the normal game that is in A if the given one is in A, and in B if it is in B. */
    default BigInteger likeness(BigInteger pile) {
        return pile;
    }

    /** The piles below this are told apart by name rather than by the digits of their {@link #likeness}. */
    default BigInteger firstToldByDigits() {
        return BigInteger.ONE;
    }

    /** {@link #walk} where every positive number is an A or a B. */
    static Optional<PairWalk> ofWord(StPairs pairs, long from, long end) {
        BigInteger last = BigInteger.valueOf(end - 1);
        StForm form = pairs.form();
        return from < end ? StWalk.of(form.s(), form.t(), from, form.upper(pairs.lower(last), last)) : Optional.empty();
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
