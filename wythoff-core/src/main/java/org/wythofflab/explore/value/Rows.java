package org.wythofflab.explore.value;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.explore.Check;
import org.wythofflab.explore.Commands;
import org.wythofflab.explore.Finding;
import org.wythofflab.explore.Marks;
import org.wythofflab.explore.Measure;
import org.wythofflab.explore.Notebook;
import org.wythofflab.explore.Quantity;
import org.wythofflab.explore.fit.AdditivePeriod;
import org.wythofflab.explore.fit.Terms;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;

/** Additive periods of the first rows of Grundy values. */
final class Rows {
    private static final int ROWS = 8;
    private static final int COLUMNS = 4096;

    private Rows() {}

    static void note(GameSpec game, Notebook notebook, Budget budget) {
        Engines.grundy(game, Extent.of(ROWS, COLUMNS), budget)
                .announced(budget)
                .fold(chosen -> note(game, chosen.value().run(budget), notebook, budget), refused -> {
                    notebook.silent(Measure.ROWS, refused.why());
                    return notebook;
                });
    }

    private static Notebook note(GameSpec game, GrundyTable table, Notebook notebook, Budget budget) {
        List<Integer> without = new ArrayList<>();
        boolean provable =
                Engines.rowPeriods(game, BigInteger.valueOf(ROWS), budget).fold(chosen -> true, refused -> false);
        for (int x = 0; x < ROWS; x++) {
            long[] values = new long[COLUMNS];
            for (int y = 0; y < COLUMNS; y++) {
                values[y] = table.at(x, y);
            }
            Optional<AdditivePeriod> found = AdditivePeriod.of(new Terms("", values));
            if (found.isEmpty()) {
                without.add(x);
                continue;
            }
            Finding finding = finding(x, found.get());
            notebook.add(provable ? finding.before(Commands.of("grundy", game) + " --periods " + ROWS) : finding);
        }
        if (!without.isEmpty()) {
            notebook.silent(
                    Measure.ROWS, "no additive period is seen to column " + COLUMNS + " in the rows " + without);
        }
        return notebook;
    }

    private static Finding finding(int row, AdditivePeriod period) {
        String values = "G(" + row + ",y+" + period.period() + ") = G(" + row + ",y) + " + period.saltus();
        return new Finding(
                        Measure.ROWS,
                        "row " + row,
                        List.of(Quantity.of(period.from()), Quantity.of(period.period()), Quantity.of(period.saltus())),
                        values + (period.from() == 0 ? "" : " from y = " + period.from() + " on"),
                        new Check(COLUMNS, period.terms(), "values"))
                .seen(Marks.row(row));
    }
}
