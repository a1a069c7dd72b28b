package org.wythofflab.answer;

import java.util.List;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Place;

/** A place of a game that is decided: who wins, how, why, and what each option is worth. */
public interface Situation {

    Place place();

    /** Whether the player who has just moved wins. */
    boolean isP();

    /** Who wins, how, and why. */
    Answer answer();

    /** To what the decision is owed. */
    Credit credit();

    /**
     * What the winner needs. Plain play: winning moves, at least one where there is one. Blocking: options that are
     * P-positions, all of them if the place is P, otherwise more than can be forbidden. Comply: what to propose at a
     * P-position, as far as it was found.
     */
    List<BigMove> good();

    /** Why, as a phrase that names no move. */
    String reason();

    /**
     * Every option, one-pile moves first: what it leads to, or that it is forbidden. Only where {@link
     * org.wythofflab.rules.Options#canAllBeVisited}.
     */
    void visitOptions(OptionVisitor visitor);

    /** How many options are P-positions. */
    default long countP() {
        long[] count = {0};
        visitOptions((option, standing) -> count[0] += standing == Standing.P ? 1 : 0);
        return count[0];
    }
}
