package org.wythofflab.lab;

import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/** Finds the situations of one game, by theorems or by solving as much of it as they need. */
sealed interface Situations
        permits BoardSituations, ImitationSituations, TheorySituations, TheoryHistories, ComparedSituations {

    static Situations of(GameSpec game, Bench bench, Method method) {
        return switch (method.by()) {
            case ENGINE -> solved(game, bench);
            case AUTO -> Theory.of(game, method).situations(bench).orElseGet(() -> solved(game, bench));
            case THEORY -> known(game, bench, method);
            case BOTH -> new ComparedSituations(known(game, bench, method), solved(game, bench));
        };
    }

    private static Situations known(GameSpec game, Bench bench, Method method) {
        return Theory.of(game, method)
                .situations(bench)
                .orElseThrow(() -> LimitException.ofKnowledge("no theorem here decides " + game.text()
                        + "\n  an engine can, for piles that fit a board: leave out --by, or say --by engine"));
    }

    private static Situations solved(GameSpec game, Bench bench) {
        return game.memory()
                .<Situations>map(rule -> new ImitationSituations(game, rule, bench))
                .orElseGet(() -> new BoardSituations(game, bench));
    }

    /** What is being solved, in words. */
    static String task(GameSpec game, BigPosition position) {
        return "the outcome of " + game.text() + " at " + Brief.position(position);
    }

    /** The situation at a position, or after a history, as a user writes it. */
    Found at(String text);
}
