package org.wythofflab.solve;

import org.wythofflab.rules.ImitationState;

/** Who wins in every state of (m,p)-Imitation Nim with both piles below a bound. */
public interface ImitationStates {

    int bound();

    /** Whether the player who has just moved wins; the history may have begun outside the board. */
    boolean isP(ImitationState state);
}
