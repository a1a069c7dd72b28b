package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/** A position of any size that a theorem rules on. */
record TheorySituation(GameSpec game, Strategy strategy, BigPosition position, Ruling ruling, Bench bench)
        implements Situation {

    @Override
    public BigInteger x() {
        return position.x();
    }

    @Override
    public BigInteger y() {
        return position.y();
    }

    @Override
    public boolean isP() {
        return ruling.isP();
    }

    @Override
    public Answer answer() {
        return RulingWords.answer(game, position, ruling);
    }

    @Override
    public void visitMoves(MoveVisitor visitor) {
        Options.of(game, position, bench).visit(option -> {
            visitor.visit(option, Standing.of(strategy.at(option.position()).isP()));
            return true;
        });
    }
}
