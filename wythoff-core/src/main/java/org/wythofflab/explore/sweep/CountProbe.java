package org.wythofflab.explore.sweep;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import org.wythofflab.explore.Column;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Need;

/** How many P-positions there are. */
final class CountProbe implements Probe {
    private static final String COUNT = "count";
    private static final int USUAL = 1000;

    @Override
    public List<Column> measures() {
        return List.of(new Column(
                COUNT, Column.Kind.INTEGER, "how many P-positions have both piles below the bound (" + USUAL + ")"));
    }

    @Override
    public int usualBound() {
        return USUAL;
    }

    @Override
    public Reading take(GameSpec game, Set<String> wanted, int bound, Budget budget) {
        return Engines.positions(game, BigInteger.valueOf(bound), budget)
                .fold(
                        chosen -> {
                            long[] count = {0};
                            chosen.value().run(budget, (x, y) -> count[0]++);
                            return Reading.of(COUNT, count[0]);
                        },
                        refused -> Reading.refused(refused.why()));
    }

    @Override
    public Need expense(GameSpec game, int bound) {
        return Expense.of(budget -> Engines.positions(game, BigInteger.valueOf(bound), budget));
    }
}
