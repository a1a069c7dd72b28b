package org.wythofflab.lab.grundy;

import java.math.BigInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.wythofflab.answer.BoardSource;
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
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
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
        return GrundyViews.report(writing -> {
            Inquiry inquiry = lab.inquiry();
            GrundyTable table = table(spec, side, inquiry);
            writing.of(new GrundyViews(spec, table.board().rows(), table, inquiry));
        });
    }

    /** The table in memory, whoever knows it. */
    GrundyTable table(GameSpec spec, BigInteger side, Inquiry inquiry) {
        Choice<Solver<GrundyTable>> engine = Engines.grundy(spec, Extent.square(Extent.clamp(side)), inquiry.budget());
        boolean solvable = engine.fold(chosen -> true, refused -> false);
        boolean known = method.theorems(spec).grundy().isPresent();
        // Even if a theorem gives the values, a table of them is solved sooner, as long as there is room.
        if (method.by() == By.ENGINE || (method.by() == By.AUTO && (solvable || !known))) {
            return table(spec, side, engine, inquiry);
        }
        Asked asked = new Asked(spec, method, inquiry);
        Values values = asked.values(new Once(() -> table(spec, side, engine, inquiry)));
        return given(asked, values, room(side, inquiry), inquiry);
    }

    private static GrundyTable table(
            GameSpec spec, BigInteger side, Choice<Solver<GrundyTable>> engine, Inquiry inquiry) {
        Solver<GrundyTable> solver = inquiry.accept(
                        engine,
                        () -> "the table of Grundy values of " + spec.text() + " below " + SideWords.number(side))
                .value();
        return inquiry.run(() -> solver.run(inquiry.budget()));
    }

    /** One table, solved when it is first asked for: a theorem that is missing is missed before. */
    private static final class Once implements BoardSource<GrundyTable> {
        private final Supplier<GrundyTable> solving;
        private Choice.@Nullable Chosen<GrundyTable> solved;

        Once(Supplier<GrundyTable> solving) {
            this.solving = solving;
        }

        @Override
        public Choice<GrundyTable> covering(Extent any) {
            Choice.Chosen<GrundyTable> table = solved == null ? new Choice.Chosen<>(solving.get(), "", "") : solved;
            solved = table;
            return table;
        }
    }

    /** The side of a table that is not solved, but has to be held. */
    private static int room(BigInteger side, Inquiry inquiry) {
        BigInteger cells = Extent.square(Extent.clamp(side)).cells();
        BigInteger most = BigInteger.valueOf(
                Math.min(inquiry.budget().cells(), inquiry.budget().bytes() / Integer.BYTES));
        if (cells.compareTo(most) > 0) {
            throw LimitException.ofLimits("a table with both piles below " + SideWords.number(side)
                    + " is too much\n  it has more than " + most + " cells\n  " + Choice.whatFits(most.sqrt()));
        }
        return side.intValueExact();
    }

    private static GrundyTable given(Asked asked, Values values, int size, Inquiry inquiry) {
        int[][] all = new int[size][size];
        for (int x = 0; x < size; x++) {
            inquiry.pulse();
            for (int y = 0; y < size; y++) {
                all[x][y] = asked.value(new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)), values)
                        .intValueExact();
            }
        }
        return new GrundyTable(new Board(size, size), all);
    }
}
