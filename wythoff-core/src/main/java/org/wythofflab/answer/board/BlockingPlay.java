package org.wythofflab.answer.board;

import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Step;
import org.wythofflab.answer.words.PlainWords;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Words;

/** Explains a position of a game in which the previous player forbids at most K-1 options. */
record BlockingPlay(BoardSituation situation) {

    Answer answer() {
        WinningOptions winning = WinningOptions.of(situation);
        return situation.isP() ? previousWins(winning.inScope()) : nextWins(winning);
    }

    private Answer previousWins(Shortlist winning) {
        if (winning.isEmpty()) {
            return PlainPlay.withoutWinningMove(situation);
        }
        String these =
                winning.count() == 1 ? ", the only option that is a P-position" : ", all options that are P-positions";
        return Answer.p(
                "the previous player forbids " + winning.words() + these + "; at most "
                        + Words.options(most(), maneuver().scope()) + " can be forbidden",
                situation.credit());
    }

    private Answer nextWins(WinningOptions winning) {
        return winning.others()
                .simplest()
                .map(move -> Answer.n(
                        Step.of(move),
                        PlainWords.advice(situation.place(), move.toMove()) + ". Only "
                                + Words.options(maneuver().scope()) + " can be forbidden",
                        situation.credit()))
                .orElseGet(() -> nextWinsInScope(winning.inScope()));
    }

    private Answer nextWinsInScope(Shortlist winning) {
        String count = Words.options(winning.count(), maneuver().scope());
        // Fewer than K could all be forbidden. If even that does not help, it is because not to move wins in misere
        // play.
        String why = winning.count() > most()
                ? count + " are P-positions, and at most " + most() + " can be forbidden: move to one that is left of "
                : "all options are P-positions, and if all are forbidden the player who cannot move wins: move to one"
                        + " that is left of ";
        return winning.simplest()
                .map(move -> Answer.n(Step.of(move), why + winning.words(), situation.credit()))
                .orElseGet(() -> PlainPlay.withoutWinningMove(situation));
    }

    /** How many options can be forbidden. */
    private int most() {
        return maneuver().count() - 1;
    }

    private Maneuver maneuver() {
        return situation.game().maneuver();
    }
}
