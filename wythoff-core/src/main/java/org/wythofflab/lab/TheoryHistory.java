package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.theory.HistoryStrategy;
import org.wythofflab.theory.Ruling;

/** A state of Imitation Nim that a theorem rules on. */
record TheoryHistory(GameSpec game, Imitation rule, HistoryStrategy strategy, ImitationState state, Bench bench)
        implements Situation {

    @Override
    public BigInteger x() {
        return state.x();
    }

    @Override
    public BigInteger y() {
        return state.y();
    }

    @Override
    public boolean isP() {
        return strategy.at(state).isP();
    }

    @Override
    public Answer answer() {
        Ruling ruling = strategy.at(state);
        return RulingWords.answer(game, position(), ruling).with(ImitationWords.notes(rule, state));
    }

    private BigPosition position() {
        return new BigPosition(state.x(), state.y());
    }

    @Override
    public void visitMoves(MoveVisitor visitor) {
        Options.of(game, position(), bench).visit(option -> {
            visitor.visit(
                    option,
                    ImitationSituation.standing(
                            rule, state, option, s -> strategy.at(s).isP()));
            return true;
        });
    }
}
