package org.wythofflab.theory.blocking;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.theory.Assumption;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Strategy;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.common.StatedTheorem;

/**
 * Propositions 3.1 and 3.2 of the blocking paper: a comply game has the P-positions of the blocking game for its
 * N-positions. They apply wherever another theorem solves the blocking game.
 */
public final class ComplyTheorems {

    private ComplyTheorems() {}

    /** The propositions, with the given theorems about games without proposals. */
    public static List<Theorem> over(List<Theorem> others) {
        return List.of(
                proposition(
                        "Proposition 3.1",
                        "the P-positions of the game in which k options are proposed are the N-positions of the game in"
                                + " which at most k-1 are forbidden",
                        scope -> scope == Maneuver.Scope.ALL,
                        others),
                proposition(
                        "Proposition 3.2",
                        "the same where only one-pile or only two-pile options are forbidden, and one of the others is"
                                + " proposal enough",
                        scope -> scope == Maneuver.Scope.DIAGONAL || scope == Maneuver.Scope.NIM,
                        others));
    }

    /** Through a strategy of the blocking game. */
    public static Strategy strategy(GameSpec game, Strategy blocking) {
        return new ComplyStrategy(game, blocking);
    }

    private static Theorem proposition(
            String locator, String statement, Predicate<Maneuver.Scope> scope, List<Theorem> others) {
        return StatedTheorem.of(
                Paper.BLOCKING,
                locator,
                statement,
                (game, assumptions) -> game.maneuver().kind() == Maneuver.Kind.COMPLY
                                && game.memory().isEmpty()
                                && scope.test(game.maneuver().scope())
                        ? complement(game, assumptions, others)
                        : Optional.empty());
    }

    private static Optional<Knowledge> complement(GameSpec game, Set<Assumption> assumptions, List<Theorem> others) {
        Maneuver comply = game.maneuver();
        GameSpec blocking = GameSpec.of(
                game.moves(), new Maneuver(Maneuver.Kind.BLOCK, comply.count(), comply.scope()), Convention.NORMAL);
        for (Theorem theorem : others) {
            Optional<Knowledge> known = theorem.about(blocking, assumptions);
            Optional<Strategy> strategy = known.flatMap(Knowledge::strategy);
            if (strategy.isPresent()) {
                Knowledge knowledge = Knowledge.of(strategy(game, strategy.get()))
                        .andFact("the N-positions are the P-positions of " + blocking.text() + ", by "
                                + theorem.citation().inShort());
                return known.flatMap(Knowledge::formula)
                        .map(knowledge::andFormula)
                        .or(() -> Optional.of(knowledge));
            }
        }
        return Optional.empty();
    }
}
