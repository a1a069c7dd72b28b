package org.wythofflab.theory.restrictedst;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.Assumption;
import org.wythofflab.theory.Citation;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Theorem;

/**
 * A result of Liu and Li.
 *
 * @param knowledge what it gives for a game, empty if its hypothesis does not hold; every hypothesis here is decided
 */
record StTheorem(String id, String locator, String statement, Function<GameSpec, Optional<Knowledge>> knowledge)
        implements Theorem {

    /** A result with a number, such as "Theorem 7". */
    static StTheorem numbered(String locator, String statement, Function<GameSpec, Optional<Knowledge>> knowledge) {
        String id = Paper.RESTRICTED_ST.id() + "/"
                + locator.toLowerCase(Locale.ROOT).replace(' ', '-');
        return new StTheorem(id, locator, statement, knowledge);
    }

    @Override
    public Citation citation() {
        return new Citation(Paper.RESTRICTED_ST, locator);
    }

    @Override
    public Optional<Knowledge> about(GameSpec game, Set<Assumption> assumptions) {
        return game.isUniform() ? knowledge.apply(game) : Optional.empty();
    }

    @Override
    public String toString() {
        return citation().inShort() + ": " + statement;
    }
}
