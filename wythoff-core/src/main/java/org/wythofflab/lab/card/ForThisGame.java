package org.wythofflab.lab.card;

import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Strategy;

/** What a theorem says of one game, in its numbers, before the theorem itself is stated in the letters of the paper. */
final class ForThisGame {
    private ForThisGame() {}

    /** A sentence, if the theorem tells who wins. */
    static Optional<String> of(GameSpec game, Knowledge knowledge) {
        return knowledge.strategy().map(strategy -> sentence(game, strategy));
    }

    private static String sentence(GameSpec game, Strategy strategy) {
        // The theorems about comply games are about those of the blocking games, exchanged.
        String which =
                game.maneuver().kind() == Maneuver.Kind.COMPLY ? "winning positions (N)" : "losing positions (P)";
        String pattern = strategy.pattern();
        boolean exchange = game.symmetry().isSymmetric() && pattern.contains("(");
        return "The " + which + " are " + pattern
                + (exchange ? "; and the same with the piles exchanged." : pattern.endsWith("...") ? "" : ".");
    }
}
