package org.wythofflab.lab;

import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/** Positions decided by a theorem. */
record TheorySituations(GameSpec game, Theory.Source source, Bench bench) implements Situations {

    @Override
    public Found at(String text) {
        BigPosition position = Texts.position(text);
        return new Found(
                new TheorySituation(
                        game, source.strategy(), position, source.strategy().at(position), bench),
                Credit.toTheorem(source.theorem(), source.strategy()));
    }
}
