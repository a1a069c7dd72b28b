package org.wythofflab.lab;

import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/** Finds the situations of one game, solving as much of it as they need. */
sealed interface Situations permits BoardSituations, ImitationSituations {

    static Situations of(GameSpec game, Bench bench) {
        return game.memory()
                .<Situations>map(rule -> new ImitationSituations(game, rule, bench))
                .orElseGet(() -> new BoardSituations(game, bench));
    }

    /** What is being solved, in words. */
    static String task(GameSpec game, BigPosition position) {
        return "the outcome of " + game.text() + " at " + Brief.position(position);
    }

    /** The situation at a position, or after a history, as a user writes it. */
    Solved<Situation> at(String text);
}
