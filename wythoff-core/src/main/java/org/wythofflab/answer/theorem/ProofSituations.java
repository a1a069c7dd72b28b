package org.wythofflab.answer.theorem;

import java.util.Optional;
import org.wythofflab.answer.Credit;
import org.wythofflab.answer.Found;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Situations;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/** Positions decided by a proved set. */
public record ProofSituations(ProvedSet proved, Strategy strategy, Budget budget) implements Situations {

    /** Those of a set, unless its game is beyond what can be read off it. */
    public static Optional<Situations> of(ProvedSet proved, Budget budget) {
        return proved.strategy(budget).map(strategy -> new ProofSituations(proved, strategy, budget));
    }

    @Override
    public Found<Situation> at(Place place) {
        Ruling ruling = strategy.at(place.piles());
        Credit credit = Credit.toProof(proved, ", " + strategy.cost());
        budget.progress().work(credit.words(), proved.statement() + "; here: " + ruling.why());
        return Found.known(new TheorySituation(place, strategy, ruling, credit, budget::pulse));
    }
}
