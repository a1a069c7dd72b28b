package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.render.Format;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Engines.Solver;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;

/**
 * The Grundy values of all positions with both piles below {@code size}; a row is a size of the first pile.
 *
 * @param size a number, or an expression without variables
 */
public record GrundyTableRequest(String game, String size) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        BigInteger side = Texts.number("size", size);
        return new Report()
                .as(Format.TEXT, out -> solve(spec, side, lab).text(out))
                .as(Format.JSON, out -> solve(spec, side, lab).json(out))
                .as(Format.CSV, out -> solve(spec, side, lab).csv(out))
                .as(Format.LATEX, out -> solve(spec, side, lab).latex(out))
                .as(Format.MARKDOWN, out -> solve(spec, side, lab).markdown(out))
                .as(Format.BFILE, out -> solve(spec, side, lab).bfile(out));
    }

    private static GrundyViews solve(GameSpec spec, BigInteger side, Lab lab) {
        Bench bench = lab.bench();
        Choice.Chosen<Solver<GrundyTable>> chosen = bench.accept(
                Engines.grundy(spec, Extent.square(Sides.clamp(side)), bench.budget()),
                () -> "the table of Grundy values of " + spec.text() + " below " + Brief.number(side));
        return new GrundyViews(spec, bench.run(() -> chosen.solver().run(bench.budget())));
    }
}
