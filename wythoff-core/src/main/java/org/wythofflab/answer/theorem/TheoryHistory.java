package org.wythofflab.answer.theorem;

import java.util.List;
import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Credit;
import org.wythofflab.answer.OptionVisitor;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Standing;
import org.wythofflab.answer.words.ImitationWords;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;
import org.wythofflab.theory.HistoryStrategy;
import org.wythofflab.theory.Ruling;

/** A state of Imitation Nim that a theorem rules on. */
record TheoryHistory(Place place, HistoryStrategy strategy, Ruling ruling, Credit credit, Runnable pulse)
        implements Situation {

    @Override
    public boolean isP() {
        return ruling.isP();
    }

    @Override
    public Answer answer() {
        Imitation rule = place.game().memory().orElseThrow();
        return words().answer(credit)
                .with(ImitationWords.notes(rule, place.memory().orElseThrow()));
    }

    @Override
    public List<BigMove> good() {
        return ruling.move().stream().toList();
    }

    @Override
    public String reason() {
        return words().standing();
    }

    private RulingWords words() {
        return new RulingWords(
                place, ruling, marked -> strategy.hallmark(marked.memory().orElseThrow()));
    }

    @Override
    public void visitOptions(OptionVisitor visitor) {
        new Options(place).visitAll(pulse, option -> {
            visitor.visit(
                    option,
                    Standing.of(place, option, state -> strategy.at(state).isP()));
            return true;
        });
    }
}
