package org.wythofflab.theory.common;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.Assumption;
import org.wythofflab.theory.Citation;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Theorem;

/** A theorem put together from its place in a paper, one line that states it, and its hypothesis. */
public record StatedTheorem(Citation citation, String statement, Hypothesis hypothesis) implements Theorem {

    /** To which games a theorem applies, and what it gives there. */
    @FunctionalInterface
    public interface Hypothesis {
        Optional<Knowledge> about(GameSpec game, Set<Assumption> assumptions);
    }

    public static Theorem of(Paper paper, String locator, String statement, Hypothesis hypothesis) {
        return new StatedTheorem(new Citation(paper, locator), statement, hypothesis);
    }

    /** The paper and the place in it: {@code wyt-f/theorem-10}. */
    @Override
    public String id() {
        return citation.paper().id() + "/"
                + citation.locator().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    @Override
    public Optional<Knowledge> about(GameSpec game, Set<Assumption> assumptions) {
        // No hypothesis says where a game is over, since in the papers it is where no move is left.
        return game.isUniform() ? hypothesis.about(game, assumptions) : Optional.empty();
    }

    @Override
    public String toString() {
        return citation().inShort() + ": " + statement;
    }
}
