package org.wythofflab.prove;

import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/**
 * Which classes of moves a game could do without.
 *
 * @param proof what the P-positions of the game are
 * @param classes what was found about each class, if that was proved
 */
public record Redundancy(Proof proof, List<MoveClass> classes) {

    public Redundancy {
        classes = List.copyOf(classes);
    }

    /**
     * A class of moves.
     *
     * @param dropped in words
     * @param left the game without it
     * @param needed the first position that is P with it and not without it, or the other way round; empty if the P-positions
     *     are proved to be the same
     */
    public record MoveClass(String dropped, GameSpec left, Optional<BigPosition> needed) {}
}
