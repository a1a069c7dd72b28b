package org.wythofflab.theory;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.rules.GameSpec;

/** A theorem put together from its place in a paper, one line that states it, and its hypothesis. */
record StatedTheorem(Citation citation, String statement, Hypothesis hypothesis) implements Theorem {

    /** To which games a theorem applies, and what it gives there. */
    @FunctionalInterface
    interface Hypothesis {
        Optional<Knowledge> about(GameSpec game, Set<Assumption> assumptions);
    }

    static Theorem of(Paper paper, String locator, String statement, Hypothesis hypothesis) {
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
        return hypothesis.about(game, assumptions);
    }
}
