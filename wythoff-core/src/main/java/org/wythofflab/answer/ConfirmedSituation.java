package org.wythofflab.answer;

import java.util.List;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Place;

/** A situation that was found in two ways. */
record ConfirmedSituation(Situation claimed, Credit credit) implements Situation {

    @Override
    public Place place() {
        return claimed.place();
    }

    @Override
    public boolean isP() {
        return claimed.isP();
    }

    @Override
    public Answer answer() {
        Answer answer = claimed.answer();
        return new Answer(answer.isP(), answer.move(), answer.explanation(), answer.notes(), credit);
    }

    @Override
    public List<BigMove> good() {
        return claimed.good();
    }

    @Override
    public String reason() {
        return claimed.reason();
    }

    @Override
    public void visitOptions(OptionVisitor visitor) {
        claimed.visitOptions(visitor);
    }
}
