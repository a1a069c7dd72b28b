package org.wythofflab.answer.board;

import org.wythofflab.answer.Answer;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Words;

/**
 * Explains a position of a game in which the previous player proposes at least K options in scope, or at least one other
 * (Larsson 2011, Definitions 7 and 10), and loses if he cannot.
 */
record ComplyPlay(BoardSituation situation) {

    Answer answer() {
        return situation.isP() ? previousWins() : nextWins();
    }

    private Answer previousWins() {
        Shortlist inScope = new Shortlist();
        Shortlist others = new Shortlist();
        situation.options().visitAll(situation.pulse(), option -> {
            if (!situation.isP(option)) {
                (situation.inScope(option) ? inScope : others).add(option);
            }
            return others.isEmpty() && inScope.count() < maneuver().count();
        });
        Shortlist proposal = others.isEmpty() ? inScope : others;
        return Answer.p(
                "the previous player proposes " + proposal.words() + ", "
                        + (proposal.count() == 1 ? "an N-position" : "all N-positions") + " ("
                        + Words.demand(maneuver()) + ")",
                situation.credit());
    }

    private Answer nextWins() {
        Shortlist inScope = new Shortlist();
        Shortlist others = new Shortlist();
        Shortlist losing = new Shortlist();
        situation.options().visitAll(situation.pulse(), option -> {
            (situation.inScope(option) ? inScope : others).add(option);
            if (!situation.isP(option)) {
                losing.add(option);
            }
            return true;
        });
        if (others.isEmpty() && inScope.count() < maneuver().count()) {
            return Answer.n(
                    "the previous player cannot propose enough options and loses: " + Words.demand(maneuver())
                            + ", and there " + (inScope.count() == 1 ? "is " : "are ") + inScope.count(),
                    situation.credit());
        }
        return Answer.n(
                "whatever is proposed, a P-position is among it: " + Words.demand(maneuver()) + ", and "
                        + Words.options(losing.count(), maneuver().scope())
                        + (losing.count() == 1 ? " is an N-position" : " are N-positions"),
                situation.credit());
    }

    private Maneuver maneuver() {
        return situation.game().maneuver();
    }
}
