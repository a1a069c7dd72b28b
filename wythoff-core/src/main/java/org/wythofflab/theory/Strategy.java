package org.wythofflab.theory;

import org.wythofflab.rules.BigPosition;

/** Decides any position of one game and says what to do, in time polynomial in the number of digits. */
public interface Strategy {

    Ruling at(BigPosition position);

    /** Whether the previous player wins, which may be known before it is known how. */
    default boolean isP(BigPosition position) {
        return at(position).isP();
    }

    /**
     * How the numbers of a position show that it is one of those that the theorem is about, without a full stop: {@code 4 =
     * floor(3 phi) and 7 = 4 + 3, phi the golden ratio}. These are the P-positions, or in a comply game the N-positions. Ask
     * it of no other.
     */
    String hallmark(BigPosition position);

    /**
     * All positions that have the hallmark, in the numbers of this game and without a full stop: {@code (floor(n phi),
     * floor(n phi) + n), n = 0, 1, 2, ..., phi the golden ratio}. Where exchanging the piles changes nothing, the smaller
     * pile stands first.
     */
    String pattern();

    /** The time a ruling takes, in words: "linear time", "quasi-linear time", "quadratic time" in the number of digits. */
    String cost();
}
