package org.wythofflab.solve.lines;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.ColumnEngine;
import org.wythofflab.solve.Need;

/**
 * Positions of one Grundy value, without a table, of the games of {@link LineColumns} in normal play.
 *
 * <p>A position none of whose options has value g has itself a value of at most g, by the definition of mex. So in each
 * column the position of value g is the first one that has room among those of value g and does not have a smaller value,
 * and all values up to g go through the columns side by side.
 *
 * <p>Cost: that of {@link LineColumns} for each value up to g, and g^2/2 comparisons a column.
 */
public final class ValueColumns {
    /** What a cell takes, see {@link Need#nanos}. */
    private static final long NANOS = 5;

    /** So many comparisons take about as long as one step. */
    private static final int COMPARISONS = 8;

    public String name() {
        return "lines, value by value";
    }

    public Capability capability(GameSpec game, BigInteger value, BigInteger columns) {
        return plan(game)
                .<Capability>map(plan -> new Capability.Can(
                        need(plan, value, columns),
                        "positions of one value take a row and a few lines each, so that the next one is where all of"
                                + " them are free and no smaller value is"))
                .orElseGet(() -> new Capability.Cannot("it is not a game with lines in normal play"));
    }

    private static Optional<LinePlan> plan(GameSpec game) {
        return game.maneuver().kind() == Maneuver.Kind.NONE
                ? LinePlan.of(game).filter(plan -> !plan.misere())
                : Optional.empty();
    }

    private static Need need(LinePlan plan, BigInteger value, BigInteger columns) {
        Need each = new LineNeeds(plan).of(columns, value, false);
        BigInteger values = value.add(BigInteger.ONE);
        BigInteger comparisons = values.multiply(value).divide(BigInteger.valueOf(COMPARISONS));
        return new Need(
                        each.cells().multiply(values).add(comparisons.multiply(columns)),
                        each.bytes().multiply(values))
                .atNanos(NANOS);
    }

    /**
     * Hands over every position (a,b) of the value with {@code a <= b}, a below {@code columns} and b below {@code limit},
     * by a; call only where {@link #capability} said it can.
     */
    public void run(GameSpec game, int value, int columns, int limit, Budget budget, ColumnEngine.Sink sink) {
        new ValueSearch(plan(game).orElseThrow(), value, columns, limit).run(budget, sink);
    }
}
