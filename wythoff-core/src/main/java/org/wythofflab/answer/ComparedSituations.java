package org.wythofflab.answer;

import java.util.Optional;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.Place;

/** Asks theory and engine, and insists that they agree on the outcome and on the winning move. */
record ComparedSituations(Situations theory, Situations engine) implements Situations {

    @Override
    public Found<Situation> at(Place place) {
        return theory.at(place).then(claimed -> engine.at(place).then(computed -> compare(claimed, computed)));
    }

    private static Found<Situation> compare(Situation claimed, Situation computed) {
        return objection(claimed, computed)
                .<Found<Situation>>map(why -> Found.missing(Found.Reason.CONTRADICTION, why))
                .orElseGet(() -> Found.known(
                        new ConfirmedSituation(claimed, claimed.credit().confirmedBy(computed.credit()))));
    }

    private static Optional<String> objection(Situation claimed, Situation computed) {
        String where = Brief.of(claimed.place().piles().x()) + " "
                + Brief.of(claimed.place().piles().y());
        if (claimed.isP() != computed.isP()) {
            return Optional.of("at " + where + " the theorem says " + outcome(claimed) + " ("
                    + claimed.credit().words() + "), but the engine says " + outcome(computed));
        }
        return claimed.answer()
                .move()
                .filter(move -> !wins(move, computed))
                .map(move -> "at " + where + " the theorem's move, " + move.words()
                        + ", is not a move to a P-position by the engine");
    }

    private static boolean wins(Step move, Situation computed) {
        boolean[] wins = {false};
        computed.visitOptions((option, standing) ->
                wins[0] |= standing == Standing.P && Step.of(option).equals(move));
        return wins[0];
    }

    private static String outcome(Situation situation) {
        return situation.isP() ? "P" : "N";
    }
}
