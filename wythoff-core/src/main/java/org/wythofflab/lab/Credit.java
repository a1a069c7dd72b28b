package org.wythofflab.lab;

import java.util.Optional;
import org.wythofflab.theory.Strategy;
import org.wythofflab.theory.Theorem;

/**
 * To what an answer is owed.
 *
 * @param theorem the id of the theorem, if it is owed to one
 */
record Credit(String by, Optional<String> theorem, String words) {

    static Credit toEngine(Solved<?> solved) {
        return new Credit("engine", Optional.empty(), "engine '" + solved.engine() + "': " + solved.reason());
    }

    static Credit toTheorem(Theorem theorem, Strategy strategy) {
        return toTheorem(theorem, ", " + strategy.cost());
    }

    static Credit toTheorem(Theorem theorem, String cost) {
        return new Credit(
                "theory", Optional.of(theorem.id()), "by " + theorem.citation().inShort() + cost);
    }

    /** The same answer was found in another way, too. */
    Credit confirmedBy(Credit other) {
        return new Credit(by, theorem, words + "; " + other.words + " agrees");
    }
}
