package org.wythofflab.architecture.samples;

import org.wythofflab.architecture.samples.answer.Answer;
import org.wythofflab.architecture.samples.answer.board.BoardAnswer;

/** Knows a room's body by name. */
final class DoorThatReachesIn {
    Answer answer() {
        return BoardAnswer.of(2);
    }
}
