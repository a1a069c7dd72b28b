package org.wythofflab.theory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a theorem gives for one game. Everything is optional; build it with {@link #of} and the {@code and} methods.
 *
 * @param facts plain sentences about the game, such as the number of its P-positions or a period
 */
public record Knowledge(
        Optional<Strategy> strategy,
        Optional<HistoryStrategy> histories,
        Optional<PairSequence> pairs,
        Optional<GrundyFormula> grundy,
        Optional<DecidingDigits> digits,
        Optional<ClosedForm> formula,
        List<String> facts) {

    public Knowledge {
        facts = List.copyOf(facts);
    }

    public static Knowledge nothingYet() {
        return new Knowledge(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    public static Knowledge of(Strategy strategy) {
        return new Knowledge(
                Optional.of(strategy),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    public Knowledge andHistories(HistoryStrategy given) {
        return new Knowledge(strategy, Optional.of(given), pairs, grundy, digits, formula, facts);
    }

    public Knowledge andPairs(PairSequence given) {
        return new Knowledge(strategy, histories, Optional.of(given), grundy, digits, formula, facts);
    }

    public Knowledge andGrundy(GrundyFormula given) {
        return new Knowledge(strategy, histories, pairs, Optional.of(given), digits, formula, facts);
    }

    public Knowledge andDigits(DecidingDigits given) {
        return new Knowledge(strategy, histories, pairs, grundy, Optional.of(given), formula, facts);
    }

    public Knowledge andFormula(ClosedForm given) {
        return new Knowledge(strategy, histories, pairs, grundy, digits, Optional.of(given), facts);
    }

    public Knowledge andFact(String fact) {
        List<String> more = new ArrayList<>(facts);
        more.add(fact);
        return new Knowledge(strategy, histories, pairs, grundy, digits, formula, more);
    }
}
