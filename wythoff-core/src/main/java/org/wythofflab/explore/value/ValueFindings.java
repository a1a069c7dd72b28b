package org.wythofflab.explore.value;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import org.wythofflab.explore.Check;
import org.wythofflab.explore.Finding;
import org.wythofflab.explore.Marks;
import org.wythofflab.explore.Measure;
import org.wythofflab.explore.Notebook;
import org.wythofflab.explore.Quantity;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;

/** What there is to say of the Grundy values of a game. */
public final class ValueFindings {
    private static final int USUAL_SIDE = 512;

    private final GrundyTable table;
    private final int side;
    private final Notebook notebook;

    private ValueFindings(GrundyTable table, Notebook notebook) {
        this.table = table;
        this.notebook = notebook;
        side = table.board().rows();
    }

    /**
     * Has a table solved and measures it.
     *
     * @param bound how far to look at most
     */
    public static void note(GameSpec game, OptionalInt bound, Notebook notebook, Budget budget) {
        int most = Math.min(USUAL_SIDE, bound.orElse(USUAL_SIDE));
        Choice<Engines.Solver<GrundyTable>> choice = table(game, most, budget);
        choice.announced(budget)
                .fold(
                        chosen -> note(game, chosen.value(), notebook, budget),
                        refused -> notebook.silent(Measure.Source.VALUES, refused.why()));
    }

    private static Notebook note(GameSpec game, Engines.Solver<GrundyTable> solver, Notebook notebook, Budget budget) {
        if (notebook.wants(Measure.LARGEST) || notebook.wants(Measure.DISTANCE)) {
            GrundyTable table = solver.run(budget);
            new ValueFindings(table, notebook).largest();
            budget.pulse();
            if (notebook.wants(Measure.DISTANCE)) {
                new Distances(table).note(notebook);
            }
        }
        if (notebook.wants(Measure.ROWS)) {
            Rows.note(game, notebook, budget);
        }
        return notebook;
    }

    private static Choice<Engines.Solver<GrundyTable>> table(GameSpec game, int side, Budget budget) {
        Choice<Engines.Solver<GrundyTable>> choice =
                Engines.grundy(game, Extent.square(BigInteger.valueOf(side)), budget);
        return choice.fold(
                chosen -> choice,
                refused -> refused.fits()
                        .filter(fits -> fits.signum() > 0)
                        .map(fits -> Engines.grundy(game, Extent.square(fits), budget))
                        .orElse(choice));
    }

    private void largest() {
        int largest = -1;
        int atX = 0;
        int atY = 0;
        for (int x = 0; x < side; x++) {
            for (int y = 0; y < side; y++) {
                int value = table.at(x, y);
                if (value > largest) {
                    largest = value;
                    atX = x;
                    atY = y;
                }
            }
        }
        notebook.add(new Finding(
                        Measure.LARGEST,
                        "",
                        List.of(Quantity.of(largest)),
                        "the largest Grundy value with both piles below " + side + " is " + largest + ", first at ("
                                + atX + "," + atY + ")",
                        new Check(side, (long) side * side, "positions"))
                .seen(Marks.at(atX, atY)));
    }
}
