package org.wythofflab.architecture.samples.answer.board;

import org.wythofflab.architecture.samples.answer.Answer;

/** A body that uses the words of its room. */
public final class BoardAnswer {
    private BoardAnswer() {}

    public static Answer of(int pile) {
        return new Answer(pile);
    }
}
