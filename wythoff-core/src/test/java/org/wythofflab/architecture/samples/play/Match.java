package org.wythofflab.architecture.samples.play;

import org.wythofflab.architecture.samples.play.turns.TurnThatKnowsTheMatch;

/** A word that needs a body which needs it. */
public record Match(int turns) {
    public Match next() {
        return TurnThatKnowsTheMatch.after(this);
    }
}
