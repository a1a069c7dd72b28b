package org.wythofflab.answer.words;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.rules.Place;
import org.wythofflab.rules.Words;

/** What the memory of Imitation Nim means for the player to move, in words. */
public final class ImitationWords {
    private ImitationWords() {}

    /** What is or would be forbidden now, if there is a move to imitate. */
    public static List<String> notes(Imitation rule, ImitationState state) {
        return imitations(rule, state)
                .map(amounts -> "taking " + amounts + " would imitate the last move, which took "
                        + state.lastFromSmaller() + " from the smaller pile: " + permission(rule, state.moverCredit()))
                .stream()
                .toList();
    }

    private static String permission(Imitation rule, int credit) {
        if (rule.p() == 1) {
            return "forbidden";
        }
        if (credit == 0) {
            return "forbidden, after " + (rule.p() - 1) + " in a row by the same player";
        }
        return "allowed, " + (credit == 1 ? "once more" : credit + " more times") + " in a row";
    }

    /** How a place limits the player to move, as the end of a sentence; empty if it does not. */
    static String consequence(Place place) {
        return place.memory()
                .filter(state -> state.moverCredit() == 0)
                .flatMap(state -> imitations(place.game().memory().orElseThrow(), state))
                .map(amounts -> ", where the opponent may not take " + amounts)
                .orElse("");
    }

    private static Optional<String> imitations(Imitation rule, ImitationState state) {
        return Words.imitations(rule, state, BigInteger::toString);
    }
}
