package org.wythofflab.architecture.samples.play;

import org.wythofflab.architecture.samples.answer.Answer;
import org.wythofflab.architecture.samples.answer.board.BoardAnswer;

/** Takes its answers from another room's body, past the index. */
final class MatchThatReachesIn {
    Answer answer() {
        return BoardAnswer.of(1);
    }
}
