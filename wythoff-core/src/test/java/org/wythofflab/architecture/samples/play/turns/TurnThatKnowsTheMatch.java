package org.wythofflab.architecture.samples.play.turns;

import org.wythofflab.architecture.samples.play.Match;

/** A body that needs the word that needs it. */
public final class TurnThatKnowsTheMatch {
    private TurnThatKnowsTheMatch() {}

    public static Match after(Match match) {
        return new Match(match.turns() + 1);
    }
}
