package org.wythofflab.solve.lines;

import java.math.BigInteger;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.ColumnEngine;

/**
 * P-positions of a symmetric game with all one-pile moves whose two-pile moves are finitely many rays and single moves.
 *
 * <p>Cost: a few steps for each column, ray and single move; memory a few bits for each column and ray, and 4 bytes a
 * column if a ray is steeper than the diagonal.
 */
public final class LineColumns implements ColumnEngine {
    /** Between two looks at the budget. */
    private static final int BATCH = 1 << 12;

    @Override
    public String name() {
        return LinePlan.NAME;
    }

    @Override
    public Capability capability(GameSpec game, BigInteger columns, boolean square) {
        return LinePlan.capability(game, plan -> new LineNeeds(plan).of(columns, square));
    }

    @Override
    public void run(GameSpec game, int columns, int limit, Budget budget, Sink sink) {
        run(LinePlan.of(game).orElseThrow(), columns, limit, budget, sink);
    }

    static void run(LinePlan plan, int columns, int limit, Budget budget, Sink sink) {
        int end = plan.end(BigInteger.valueOf(columns), BigInteger.ZERO)
                .min(BigInteger.valueOf(Math.min(limit, FreeBits.LARGEST)))
                .intValueExact();
        if (plan.isDiagonalAnd(DiagonalColumns.MOST_SINGLES)) {
            run(new DiagonalColumns(plan, columns, end), columns, plan.misere() ? 1 : 0, budget, sink);
            return;
        }
        LineSet set = new LineSet(plan, columns, end, plan.marksEnds());
        EndColumns ends = plan.marksEnds() ? plan.ends() : EndColumns.NONE;
        boolean wanted = true;
        for (int x = 0; x < columns && wanted && !set.isFull(); x += BATCH) {
            budget.checkpoint(x, columns);
            wanted = run(set, x, Math.min(x + BATCH, columns), plan.misere() && x == 0 ? 1 : x, ends, sink);
        }
    }

    private static void run(DiagonalColumns set, int columns, int first, Budget budget, Sink sink) {
        boolean wanted = true;
        for (int x = 0; x < columns && wanted && !set.isFull(x); x += BATCH) {
            budget.checkpoint(x, columns);
            wanted = set.run(x, Math.min(x + BATCH, columns), Math.max(x, first), sink);
        }
    }

    /**
     * Some columns; a method of its own, as the machine is slow to compile a loop that does not end.
     *
     * @param first where to look in the first of them
     */
    private static boolean run(LineSet set, int from, int to, int first, EndColumns ends, Sink sink) {
        int least = first;
        for (int x = from; x < to; x++, least = x) {
            int y = set.step(least);
            if (y >= 0 && !sink.accept(x, y)) {
                return false;
            }
            if (x < ends.end() && !handOver(ends, x, set.limit(), sink)) {
                return false;
            }
        }
        return true;
    }

    /** The ends of a column above the diagonal: what else the column has is before them. */
    static boolean handOver(EndColumns ends, int x, int limit, Sink sink) {
        for (int y : ends.column(x)) {
            if (y >= x && y < limit && !sink.accept(x, y)) {
                return false;
            }
        }
        return true;
    }
}
