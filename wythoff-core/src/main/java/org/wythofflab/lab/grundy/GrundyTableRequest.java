package org.wythofflab.lab.grundy;

import java.math.BigInteger;
import java.util.function.IntBinaryOperator;
import org.wythofflab.answer.By;
import org.wythofflab.answer.Values;
import org.wythofflab.lab.Asked;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.SideWords;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.rules.BigPosition;
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
public record GrundyTableRequest(String game, String size, Method method) implements Request {

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

    private GrundyViews solve(GameSpec spec, BigInteger side, Lab lab) {
        Inquiry inquiry = lab.inquiry();
        Asked asked = new Asked(spec, method, inquiry);
        if (method.by() == By.THEORY) {
            Values values = asked.values();
            return new GrundyViews(spec, room(side, inquiry), given(asked, values, room(side, inquiry), inquiry));
        }
        GrundyTable table = table(spec, side, inquiry);
        int size = table.board().rows();
        // Even if a theorem gives the values, a table of them is solved sooner.
        return new GrundyViews(
                spec,
                size,
                method.by() == By.BOTH
                        ? given(asked, asked.values(any -> new Choice.Chosen<>(table, "", "")), size, inquiry)
                        : table::at);
    }

    private static GrundyTable table(GameSpec spec, BigInteger side, Inquiry inquiry) {
        Choice.Chosen<Solver<GrundyTable>> chosen = inquiry.accept(
                Engines.grundy(spec, Extent.square(Extent.clamp(side)), inquiry.budget()),
                () -> "the table of Grundy values of " + spec.text() + " below " + SideWords.number(side));
        return inquiry.run(() -> chosen.value().run(inquiry.budget()));
    }

    /** The side of a table that is not solved, but has to be held. */
    private static int room(BigInteger side, Inquiry inquiry) {
        BigInteger cells = Extent.square(Extent.clamp(side)).cells();
        long most = Math.min(inquiry.budget().cells(), inquiry.budget().bytes() / Integer.BYTES);
        if (cells.compareTo(BigInteger.valueOf(most)) > 0) {
            throw LimitException.ofLimits("a table with both piles below " + SideWords.number(side)
                    + " is too much\n  it has more than " + most + " cells");
        }
        return side.intValueExact();
    }

    private static IntBinaryOperator given(Asked asked, Values values, int size, Inquiry inquiry) {
        int[][] all = new int[size][size];
        for (int x = 0; x < size; x++) {
            inquiry.pulse();
            for (int y = 0; y < size; y++) {
                all[x][y] = asked.value(new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)), values)
                        .intValueExact();
            }
        }
        return (x, y) -> all[x][y];
    }
}
