package org.wythofflab.theory;

import org.wythofflab.rules.ImitationState;

/** A strategy for a game with memory: it sees the state a history leads to. */
public interface HistoryStrategy {
    Ruling at(ImitationState state);

    /** How the numbers of a P-position show that it is one, without a full stop. Ask it of no other. */
    String hallmark(ImitationState state);
}
