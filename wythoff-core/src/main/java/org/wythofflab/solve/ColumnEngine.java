package org.wythofflab.solve;

import java.math.BigInteger;
import org.wythofflab.rules.GameSpec;

/**
 * Finds the <em>marked</em> positions (a,b), {@code a <= b}, of a symmetric game column by column, without a board: the
 * P-positions, or in a comply game, where these are few, the N-positions. A column of such a game holds finitely many.
 * One contract test covers every implementation.
 */
public interface ColumnEngine {

    /** Receives one position after the other, by a and then by b. */
    @FunctionalInterface
    interface Sink {
        /** Whether another one is wanted. */
        boolean accept(int a, int b);
    }

    String name();

    /** Whether this engine knows the game, and what so many columns take. */
    Capability capability(GameSpec game, BigInteger columns);

    /**
     * Hands over every marked position with a below {@code columns} and b below {@code limit}, until no more are wanted;
     * call only where {@link #capability} said it can. What lies beyond the limit is no option of anything before it.
     *
     * @throws StoppedException if the budget says stop, or its memory does not suffice
     */
    void run(GameSpec game, int columns, int limit, Budget budget, Sink sink);
}
