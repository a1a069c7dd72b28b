package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Positions at which a game is over, whatever moves there would be: who is to move there has none. */
public interface Ends {

    /** Whether the game is over; exact for any size. */
    boolean contains(BigInteger x, BigInteger y);

    /**
     * The same question for a board: {@code 0 <= x <= maxFirst} and {@code 0 <= y <= maxSecond}, with whatever can be
     * prepared once prepared once.
     *
     * @throws UndefinedRuleException if the condition has no answer somewhere on the board, at the latest when that point is
     *     asked for
     */
    PairTest on(int maxFirst, int maxSecond);

    /** The same with the piles exchanged. */
    Ends swapped();

    /** Whether exchanging the piles changes where the game is over. */
    Symmetry symmetry();

    /** Where the answer may change, x and y in the places of amounts, if that is on some lines and by residues. */
    Optional<Creases> creases();

    /** All these positions in their order, if they are few and it is cheap to see that these are all. */
    Optional<List<Position>> all();

    /** The condition on {@code x} and {@code y}, in the language of games. */
    String text();
}
