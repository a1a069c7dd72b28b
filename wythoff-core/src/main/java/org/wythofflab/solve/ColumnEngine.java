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

        /** The first {@code count} of {@code bs}, which are all in one column; whoever takes them at once is quicker. */
        default boolean acceptAll(int a, int[] bs, int count) {
            for (int i = 0; i < count; i++) {
                if (!accept(a, bs[i])) {
                    return false;
                }
            }
            return true;
        }
    }

    String name();

    /**
     * Whether this engine knows the game, and what so many columns take.
     *
     * @param square whether second piles are below the number of columns, too; else they have any size
     */
    Capability capability(GameSpec game, BigInteger columns, boolean square);

    /**
     * Hands over every marked position with a below {@code columns} and b below {@code limit}, until no more are wanted;
     * call only where {@link #capability} said it can. What lies beyond the limit is no option of anything before it.
     *
     * @throws StoppedException if the budget says stop, or its memory does not suffice
     */
    void run(GameSpec game, int columns, int limit, Budget budget, Sink sink);
}
