package org.wythofflab.answer.board;

import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Step;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.Option;

/** Explains a position of a game in which the previous player has no say. */
record PlainPlay(BoardSituation situation) {

    Answer answer() {
        return WinningOptions.simplestOf(situation)
                .inScope()
                .simplest()
                .map(move -> Answer.n(Step.of(move), advice(move), situation.credit()))
                .orElseGet(() -> withoutWinningMove(situation));
    }

    /** The move as advice: where it leads is a P-position. */
    static String advice(Option move) {
        return move.words() + ", to " + move.to() + ", a P-position";
    }

    /** No option is a P-position: that loses, unless there is no option at all and the play is misere. */
    static Answer withoutWinningMove(BoardSituation situation) {
        if (situation.hasOptions()) {
            return Answer.p(
                    "no option is a P-position, so that every move leaves a win to the opponent", situation.credit());
        }
        return noMoveLeft(situation, "no move is left");
    }

    static Answer noMoveLeft(Situation situation, String fact) {
        return situation.place().game().convention() == Convention.MISERE
                ? Answer.n(fact + ", and in misere play the player who cannot move wins", situation.credit())
                : Answer.p(fact + ", and the player who cannot move loses", situation.credit());
    }
}
