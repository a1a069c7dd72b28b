package org.wythofflab.solve;

import org.wythofflab.rules.GameSpec;

/** Fills tables of Grundy values of the games it knows. One contract test covers every implementation. */
public interface TableEngine {

    String name();

    /**
     * Whether this engine knows the game, and what a table of this size takes; looks at no more than the rules.
     *
     * @param threads how many may work at once, as each holds something of its own
     */
    Capability capability(GameSpec game, Extent extent, int threads);

    /**
     * Call only where {@link #capability} said it can, and Grundy values mean something.
     *
     * @throws StoppedException if the budget says stop
     */
    GrundyTable solve(GameSpec game, Board board, Budget budget);
}
