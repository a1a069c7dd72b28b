package org.wythofflab.theory;

import java.util.Optional;
import java.util.Set;
import org.wythofflab.rules.GameSpec;

/** A result of a paper about some games. */
public interface Theorem {

    /** Such as {@code wyt-f/theorem-10}. */
    String id();

    Citation citation();

    /** One line in our own words. */
    String statement();

    /** What the result gives for a game, or empty if its hypothesis does not hold (or is not known to hold). */
    Optional<Knowledge> about(GameSpec game, Set<Assumption> assumptions);
}
