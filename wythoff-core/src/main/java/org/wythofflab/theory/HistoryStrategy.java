package org.wythofflab.theory;

import org.wythofflab.rules.ImitationState;

/** A strategy for a game with memory: it sees the state a history leads to. */
@FunctionalInterface
public interface HistoryStrategy {
    Ruling at(ImitationState state);
}
