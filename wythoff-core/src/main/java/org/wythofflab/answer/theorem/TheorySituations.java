package org.wythofflab.answer.theorem;

import java.util.Optional;
import org.wythofflab.answer.Credit;
import org.wythofflab.answer.Found;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Situations;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.Applicable;
import org.wythofflab.theory.Applicable.Given;
import org.wythofflab.theory.HistoryStrategy;
import org.wythofflab.theory.Strategy;

/** Positions and histories decided by a theorem. */
public final class TheorySituations {
    private TheorySituations() {}

    /** Those of the first theorem that decides them, if there is one. */
    public static Optional<Situations> of(Applicable theorems, Budget budget) {
        return theorems.game().memory().isPresent()
                ? theorems.histories().map(given -> new Histories(given, budget))
                : theorems.strategy().map(given -> new Positions(given, budget));
    }

    private record Positions(Given<Strategy> given, Budget budget) implements Situations {
        @Override
        public Found<Situation> at(Place place) {
            Strategy strategy = given.value();
            return Found.known(new TheorySituation(
                    place,
                    strategy,
                    strategy.at(place.piles()),
                    Credit.toTheorem(given.theorem(), ", " + strategy.cost()).announced(budget),
                    budget::pulse));
        }
    }

    private record Histories(Given<HistoryStrategy> given, Budget budget) implements Situations {
        @Override
        public Found<Situation> at(Place place) {
            HistoryStrategy strategy = given.value();
            return Found.known(new TheoryHistory(
                    place,
                    strategy,
                    strategy.at(place.memory().orElseThrow()),
                    Credit.toTheorem(given.theorem(), "").announced(budget),
                    budget::pulse));
        }
    }
}
