package org.wythofflab.play;

import java.util.Optional;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.rules.Words;

/** What a game that remembers means for the player to move. */
public final class ImitationNotes {
    private ImitationNotes() {}

    /** The credits, and which moves would be imitations now: one line for the player to move. */
    public static Optional<String> notes(State state) {
        return state.game().memory().flatMap(rule -> state.memory().map(now -> notes(rule, now)));
    }

    private static String notes(Imitation rule, ImitationState state) {
        String credit = rule.p() == 1
                ? "imitations are forbidden"
                : "imitations left in a row: " + state.moverCredit() + " for the player to move, " + state.otherCredit()
                        + " for the other";
        return credit + "; "
                + Words.imitations(rule, state, Words::number)
                        .map(amounts -> "taking " + amounts + " imitates the last move"
                                + (state.moverCredit() == 0 ? " and is forbidden" : ""))
                        .orElse("there is no move to imitate");
    }

    /** What the player to move may not do. */
    static Optional<String> consequence(State state) {
        return state.game()
                .memory()
                .flatMap(rule -> state.memory()
                        .filter(now -> now.moverCredit() == 0)
                        .flatMap(now -> Words.imitations(rule, now, Words::number)))
                .map(amounts -> "you may not take " + amounts + " there, which would be an imitation");
    }
}
