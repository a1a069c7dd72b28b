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
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;
import org.wythofflab.theory.Theorem;

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
            Ruling ruling = strategy.at(place.piles());
            Credit credit = Credit.toTheorem(given.theorem(), ", " + strategy.cost());
            announce(credit, given.theorem(), ruling, budget);
            return Found.known(new TheorySituation(place, strategy, ruling, credit, budget::pulse));
        }
    }

    private record Histories(Given<HistoryStrategy> given, Budget budget) implements Situations {
        @Override
        public Found<Situation> at(Place place) {
            HistoryStrategy strategy = given.value();
            Ruling ruling = strategy.at(place.memory().orElseThrow());
            Credit credit = Credit.toTheorem(given.theorem(), "");
            announce(credit, given.theorem(), ruling, budget);
            return Found.known(new TheoryHistory(place, strategy, ruling, credit, budget::pulse));
        }
    }

    /** The deepest explanation, in the letters of the paper. */
    private static void announce(Credit credit, Theorem theorem, Ruling ruling, Budget budget) {
        budget.progress()
                .work(
                        credit.words(),
                        theorem.citation().paper().reference() + ": " + theorem.statement() + "; here: "
                                + ruling.why());
    }
}
