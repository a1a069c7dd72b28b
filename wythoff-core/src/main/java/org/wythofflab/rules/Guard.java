package org.wythofflab.rules;

import java.math.BigInteger;

/** What may be taken depends on the piles it is taken from: conditions on a move beside those of the amounts. */
public interface Guard {

    /** A guard prepared for one board. */
    @FunctionalInterface
    interface Test {
        boolean allows(int k, int l, int x, int y);
    }

    /** Whether k may be taken from the first and l from the second of the piles x and y; one of the amounts may be 0. */
    boolean allows(BigInteger k, BigInteger l, BigInteger x, BigInteger y);

    /**
     * The same question for a board with piles up to these.
     *
     * @throws UndefinedRuleException if a condition has no answer, when that move is asked for
     */
    Test on(int maxFirst, int maxSecond);

    /** The guard with the piles exchanged. */
    Guard swapped();

    /** Whether exchanging the piles changes what is allowed. */
    Symmetry symmetry();

    /** Whether it ever allows to take from both piles. */
    boolean hasTwoPileMoves();

    /** The moves, in the language of games. */
    String text(AmountSet first, AmountSet second);

    /** What a player may take, in plain English, as sentences. */
    String words(AmountSet first, AmountSet second);
}
