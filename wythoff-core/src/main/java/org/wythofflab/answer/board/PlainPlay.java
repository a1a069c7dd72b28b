package org.wythofflab.answer.board;

import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Step;
import org.wythofflab.answer.words.PlainWords;
import org.wythofflab.rules.Convention;

/** Explains a position of a game in which the previous player has no say. */
record PlainPlay(BoardSituation situation) {

    Answer answer() {
        return WinningOptions.simplestOf(situation)
                .inScope()
                .simplest()
                .map(move -> Answer.n(
                        Step.of(move), PlainWords.advice(situation.place(), move.toMove()), situation.credit()))
                .orElseGet(() -> withoutWinningMove(situation));
    }

    /** No option is a P-position: that loses, unless there is no option at all and the play is misere. */
    static Answer withoutWinningMove(BoardSituation situation) {
        if (situation.hasOptions()) {
            return Answer.p(PlainWords.LOST, situation.credit());
        }
        return noMoveLeft(situation, PlainWords.end(situation.place()));
    }

    static Answer noMoveLeft(Situation situation, String fact) {
        String words = PlainWords.over(situation.place(), fact);
        return situation.place().game().convention() == Convention.MISERE
                ? Answer.n(words, situation.credit())
                : Answer.p(words, situation.credit());
    }
}
