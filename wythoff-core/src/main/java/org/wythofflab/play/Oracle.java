package org.wythofflab.play;

import java.util.Optional;
import java.util.Set;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.Theorems;
import org.wythofflab.theory.Theorems.Applied;

/** Knows who wins where, or why it does not know. */
sealed interface Oracle permits TheoryOracle, HistoryOracle, BoardOracle, StatesOracle {

    /** A theorem where one applies, an engine otherwise. */
    static Oracle of(GameSpec game, Budget budget) {
        for (Applied applied : Theorems.about(game, Set.of())) {
            Optional<Oracle> oracle = game.memory().isPresent() ? HistoryOracle.of(applied) : TheoryOracle.of(applied);
            if (oracle.isPresent()) {
                return oracle.get();
            }
        }
        return game.memory().isPresent() ? new StatesOracle(game, budget) : new BoardOracle(game, budget);
    }

    Optional<Opinion> at(Place place);

    /** Whether the previous player wins. */
    default Optional<Boolean> isP(Place place) {
        return at(place).map(Opinion::isP);
    }

    /** A name for the position, such as {@code (A_7, B_7)}. */
    default Optional<String> name(Place place) {
        return Optional.empty();
    }

    /** Why {@link #at} has just not answered. */
    default String silence() {
        return "no theorem decides it";
    }
}
