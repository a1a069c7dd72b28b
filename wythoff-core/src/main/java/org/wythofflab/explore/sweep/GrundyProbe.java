package org.wythofflab.explore.sweep;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import org.wythofflab.explore.Column;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.Need;

/** The largest Grundy value, and where it is. */
final class GrundyProbe implements Probe {
    private static final String LARGEST = "largest";
    private static final String WHERE = "largest-at";
    private static final String SUM = "largest-sum";
    private static final int USUAL = 256;

    @Override
    public List<Column> measures() {
        return List.of(
                new Column(
                        LARGEST,
                        Column.Kind.INTEGER,
                        "the largest Grundy value with both piles below the bound (" + USUAL + ")"),
                new Column(WHERE, Column.Kind.TEXT, "the first position of that value"),
                new Column(SUM, Column.Kind.INTEGER, "x+y of that position"));
    }

    @Override
    public int usualBound() {
        return USUAL;
    }

    @Override
    public Reading take(GameSpec game, Set<String> wanted, int bound, Budget budget) {
        return Engines.grundy(game, square(bound), budget)
                .fold(chosen -> largest(chosen.value().run(budget), bound), refused -> Reading.refused(refused.why()));
    }

    private static Reading largest(GrundyTable table, int bound) {
        int[] row = new int[bound];
        int best = -1;
        int x = 0;
        int y = 0;
        for (int i = 0; i < bound; i++) {
            table.row(i, 0, bound, row);
            for (int j = 0; j < bound; j++) {
                boolean first = Math.max(i, j) < Math.max(x, y);
                if (row[j] > best || (row[j] == best && first)) {
                    best = row[j];
                    x = i;
                    y = j;
                }
            }
        }
        return Reading.of(LARGEST, best).and(WHERE, "(" + x + "," + y + ")").and(SUM, x + y);
    }

    private static Extent square(int bound) {
        return Extent.square(BigInteger.valueOf(bound));
    }

    @Override
    public Need expense(GameSpec game, int bound) {
        return Expense.of(budget -> Engines.grundy(game, square(bound), budget));
    }
}
