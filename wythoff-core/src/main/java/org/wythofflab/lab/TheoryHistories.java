package org.wythofflab.lab;

import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.History;
import org.wythofflab.rules.Imitation;

/** Histories decided by a theorem. */
record TheoryHistories(GameSpec game, Imitation rule, Theory.HistorySource source, Bench bench) implements Situations {

    @Override
    public Found at(String text) {
        History history = Texts.history(rule, text);
        return new Found(
                new TheoryHistory(game, rule, source.strategy(), history.state(), bench),
                Credit.toTheorem(source.theorem(), ""));
    }
}
