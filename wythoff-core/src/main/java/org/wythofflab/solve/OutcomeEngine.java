package org.wythofflab.solve;

import java.util.function.Function;
import org.wythofflab.rules.GameSpec;

/** Decides P or N from the rules of a game. One contract test covers every implementation. */
public interface OutcomeEngine {

    String name();

    /** Whether this engine can decide the game, and what it would hold and do besides the answer itself. */
    Capability capability(GameSpec game, Extent extent);

    /**
     * The same after a look at some moves, once for all sizes: closer to what it takes, but this takes time itself, which
     * only those spend whom {@link #capability} would send away, or have wait for long.
     */
    default Function<Extent, Capability> closely(GameSpec game) {
        return extent -> capability(game, extent);
    }

    /**
     * Starts on a board; call only where {@link #capability} said it can.
     *
     * @param crew who may share the work of a row or of some rows at once
     */
    RowMachine start(GameSpec game, Board board, Crew crew);
}
