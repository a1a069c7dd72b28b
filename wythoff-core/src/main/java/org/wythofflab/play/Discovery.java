package org.wythofflab.play;

import java.util.List;
import java.util.stream.IntStream;
import org.wythofflab.rules.BigPosition;

/** What a match in discovery mode ends with: a question, and the losing positions that were met. */
public final class Discovery {
    public static final String QUESTION = "What do the losing positions have in common?";

    private Discovery() {}

    /** The positions of the match, in order, at which the player to move (after the best of maneuvers) loses. */
    public static List<BigPosition> losingPositions(Match match, Sage sage) {
        return IntStream.rangeClosed(0, match.turns().size())
                .mapToObj(match::before)
                .filter(state -> sage.isP(state).orElse(false))
                .map(State::piles)
                .distinct()
                .toList();
    }
}
