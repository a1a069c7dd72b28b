package org.wythofflab.answer;

import java.util.Optional;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Place;

/**
 * Asks two, and insists that they agree on the outcome and on the winning move.
 *
 * @param mayBeSilent whether the second may find a place too much
 */
record ComparedSituations(Situations first, Situations second, boolean mayBeSilent) implements Situations {

    @Override
    public Found<Situation> at(Place place) {
        return first.at(place)
                .then(claimed -> second.at(place)
                        .fold(
                                computed -> compare(claimed, computed),
                                missing -> mayBeSilent && missing.reason() == Found.Reason.TOO_MUCH
                                        ? Found.known(claimed)
                                        : Found.missing(missing)));
    }

    private Found<Situation> compare(Situation claimed, Situation computed) {
        return objection(claimed, computed)
                .<Found<Situation>>map(why -> Found.missing(Found.Reason.CONTRADICTION, why))
                .orElseGet(() -> Found.known(
                        new ConfirmedSituation(claimed, claimed.credit().confirmedBy(computed.credit()))));
    }

    private Optional<String> objection(Situation claimed, Situation computed) {
        String where = Brief.of(claimed.place().piles().x()) + " "
                + Brief.of(claimed.place().piles().y());
        if (claimed.isP() != computed.isP()) {
            return Optional.of("at " + where + " " + claimed.credit().witness() + " says " + outcome(claimed) + " ("
                    + claimed.credit().words() + "), but " + computed.credit().witness() + " says "
                    + outcome(computed));
        }
        return claimed.answer()
                .move()
                .filter(move -> !wins(claimed.place(), new BigMove(move.first(), move.second())))
                .map(move -> "at " + where + " the move of " + claimed.credit().witness() + ", " + move.words()
                        + ", is not a move to a P-position by "
                        + computed.credit().witness());
    }

    private boolean wins(Place place, BigMove move) {
        return place.objection(move).isEmpty()
                && second.at(place.after(move)).map(Situation::isP).toOptional().orElse(false);
    }

    private static String outcome(Situation situation) {
        return situation.isP() ? "P" : "N";
    }
}
