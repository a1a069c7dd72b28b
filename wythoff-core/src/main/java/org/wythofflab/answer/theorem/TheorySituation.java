package org.wythofflab.answer.theorem;

import java.util.List;
import java.util.stream.Stream;
import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Credit;
import org.wythofflab.answer.OptionVisitor;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Standing;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/** A position of any size that a theorem rules on. */
record TheorySituation(Place place, Strategy strategy, Ruling ruling, Credit credit, Runnable pulse)
        implements Situation {

    @Override
    public boolean isP() {
        return ruling.isP();
    }

    @Override
    public Answer answer() {
        return words().answer(credit);
    }

    @Override
    public List<BigMove> good() {
        return switch (place.game().maneuver().kind()) {
            case NONE -> ruling.move().stream().toList();
            case BLOCK ->
                Stream.concat(ruling.move().stream(), ruling.maneuver().stream())
                        .distinct()
                        .toList();
            case COMPLY -> ruling.isP() ? ruling.maneuver() : List.of();
        };
    }

    @Override
    public String reason() {
        return words().standing();
    }

    private RulingWords words() {
        return new RulingWords(place, ruling, marked -> strategy.hallmark(marked.piles()));
    }

    @Override
    public void visitOptions(OptionVisitor visitor) {
        new Options(place).visitAll(pulse, option -> {
            visitor.visit(option, Standing.of(strategy.isP(option.position())));
            return true;
        });
    }
}
