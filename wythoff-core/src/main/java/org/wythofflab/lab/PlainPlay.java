package org.wythofflab.lab;

import org.wythofflab.rules.Convention;

/** Explains a position of a game in which the previous player has no say. */
record PlainPlay(BoardSituation situation) {

    Answer answer() {
        return WinningOptions.simplestOf(situation)
                .inScope()
                .simplest()
                .map(move -> Answer.n(move.toStep(), move.advice()))
                .orElseGet(() -> withoutWinningMove(situation));
    }

    /** No option is a P-position: that loses, unless there is no option at all and the play is misere. */
    static Answer withoutWinningMove(BoardSituation situation) {
        if (situation.options().exist()) {
            return Answer.p("no option is a P-position, so that every move leaves a win to the opponent");
        }
        return noMoveLeft("no move is left", situation.game().convention());
    }

    static Answer noMoveLeft(String fact, Convention convention) {
        return convention == Convention.MISERE
                ? Answer.n(fact + ", and in misere play the player who cannot move wins")
                : Answer.p(fact + ", and the player who cannot move loses");
    }
}
