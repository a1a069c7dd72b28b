package org.wythofflab.explore.sweep;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.explore.Column;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.Need;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.solve.StoppedException;
import org.wythofflab.theory.Applicable;
import org.wythofflab.theory.Strategy;

/** Whether a theorem decides the game, and whether the rules agree with it. */
final class VerifyProbe implements Probe {
    private static final String THEOREM = "theorem";
    private static final String CHECK = "verify";
    private static final int USUAL = 100;

    @Override
    public List<Column> measures() {
        return List.of(
                new Column(THEOREM, Column.Kind.TEXT, "the theorem that decides every position, if there is one"),
                new Column(
                        CHECK,
                        Column.Kind.TEXT,
                        "whether it agrees with an engine on all positions below the bound (" + USUAL
                                + "): agrees, or refuted at the first position"));
    }

    @Override
    public int usualBound() {
        return USUAL;
    }

    @Override
    public Reading take(GameSpec game, Set<String> wanted, int bound, Budget budget) {
        Optional<Applicable.Given<Strategy>> given =
                Applicable.to(game, Set.of()).strategy();
        if (given.isEmpty()) {
            return new Reading(Map.of(), "");
        }
        String theorem = given.get().theorem().id();
        return Engines.outcomes(game, square(bound), budget)
                .fold(
                        chosen -> Reading.of(THEOREM, theorem)
                                .and(
                                        CHECK,
                                        verdict(
                                                given.get().value(),
                                                chosen.value().run(budget),
                                                bound,
                                                budget)),
                        refused -> Reading.refused(refused.why()));
    }

    static String verdict(Strategy strategy, OutcomeGrid rules, int bound, Budget budget) {
        for (int shell = 0; shell < bound; shell++) {
            if (budget.stop().getAsBoolean()) {
                throw new StoppedException("stopped while a theorem was compared with the rules");
            }
            for (int i = 0; i <= 2 * shell; i++) {
                // By (max, x, y): first the column y = shell, then the row x = shell.
                int x = Math.min(i, shell);
                int y = i < shell ? shell : i - shell;
                BigPosition position = new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
                if (strategy.isP(position) != rules.isP(x, y)) {
                    return "refuted at " + position;
                }
            }
        }
        return "agrees";
    }

    private static Extent square(int bound) {
        return Extent.square(BigInteger.valueOf(bound));
    }

    @Override
    public Need expense(GameSpec game, int bound) {
        return Expense.of(budget -> Engines.outcomes(game, square(bound), budget));
    }
}
