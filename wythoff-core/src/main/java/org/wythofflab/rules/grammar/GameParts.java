package org.wythofflab.rules.grammar;

import java.util.Optional;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.Ends;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;
import org.wythofflab.rules.NoPairs;

/** All there is to say about a game: what a text is read into, and printed from. */
public record GameParts(
        Moves moves, Optional<Ends> ends, Maneuver maneuver, Convention convention, Optional<Imitation> memory) {

    /** A game without memory, in its simplest form. */
    public static GameParts of(Moves moves, Optional<Ends> ends, Maneuver maneuver, Convention convention) {
        Moves simplest = moves.simplest();
        Maneuver effective = maneuver.simplest(simplest);
        if (convention == Convention.MISERE && effective.kind() == Maneuver.Kind.COMPLY) {
            throw new IllegalArgumentException("there is no misere comply game");
        }
        return new GameParts(simplest, ends, effective, convention, Optional.empty());
    }

    /** The moves of Nim, with a memory of the last ones. */
    public static GameParts imitation(Imitation memory, Convention convention) {
        return new GameParts(
                Moves.nimPlus(new NoPairs()), Optional.empty(), Maneuver.NONE, convention, Optional.of(memory));
    }
}
