package org.wythofflab.solve.periods;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Moves;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.ExhaustedException;
import org.wythofflab.solve.Need;
import org.wythofflab.solve.RowPeriod;
import org.wythofflab.solve.StoppedException;

/**
 * Preperiods and periods of the first rows of a Grundy table, for the games of {@link GapColumns}: columns are computed until
 * the state of all these rows together comes back, and then once more, to prove it and to find the least numbers.
 *
 * <p>Cost: two to three times the largest preperiod plus a period of the rows together, times the rows, times what a cell of
 * {@link GapColumns} takes. How long that will be nobody can say beforehand (the states are finitely many, but very many); in
 * Wythoff's game the preperiod of row a has been about 17 * a^2 up to a = 100. Memory: the columns of one period.
 */
public final class RowPeriods {
    /** Cells for each cube of rows that Wythoff's game has not been seen to exceed. */
    private static final long USUAL = 64;

    private static final int PULSE = 63;

    public RowPeriods() {}

    public String name() {
        return "repeated states";
    }

    /** Whether the rows of this game are known to be periodic, and what the first of them usually take. */
    public Capability capability(GameSpec game, BigInteger rows) {
        if (!game.isUniform()) {
            return Capability.NOT_UNIFORM;
        }
        if (gap(game).isEmpty()) {
            return new Capability.Cannot(
                    "rows are computed for games in which any amount may be taken from one pile, or k"
                            + " and l from both if |k - l| is below a bound, such as wythoff and a-wythoff(2)");
        }
        BigInteger wide = gap(game).get().max(BigInteger.ONE);
        BigInteger cells = rows.pow(3).multiply(wide.pow(2)).multiply(BigInteger.valueOf(USUAL));
        // Rings of less than twice the window of 2 * gap + 2 values a row, two for each row; and the last columns.
        BigInteger window = rows.add(BigInteger.TWO).multiply(wide).multiply(BigInteger.valueOf(12));
        return new Capability.Can(
                new Need(cells, rows.add(BigInteger.TEN).multiply(window)),
                "the values of a row stay near those of the first one, so that their state comes back");
    }

    private static Optional<BigInteger> gap(GameSpec game) {
        Moves moves = game.moves();
        boolean nim = moves.first().isAll() && moves.second().isAll() && !moves.hasTwoPileMoves();
        return nim ? Optional.of(BigInteger.ZERO) : moves.gap();
    }

    /**
     * Call only where {@link #capability} said it can.
     *
     * @throws StoppedException if the budget says stop, or its cells or bytes do not suffice
     */
    public List<RowPeriod> find(GameSpec game, int rows, Budget budget) {
        int gap = gap(game).orElseThrow().intValueExact();
        return rows == 0
                ? List.of()
                : search(gap, rows, budget)
                        .proved(budget)
                        .orElseThrow(() -> new IllegalStateException("a repetition that was found is none"));
    }

    /** Compares each state with an earlier one, which is replaced more and more rarely (Brent 1980). */
    static Repetition search(int gap, int rows, Budget budget) {
        GapColumns machine = new GapColumns(gap, rows);
        long start = machine.firstState();
        while (machine.position() < start) {
            step(machine, rows, budget);
        }
        long[] state = machine.state();
        do {
            if (machine.position() > start + start / 8 + 64) {
                start = machine.position();
                state = machine.state();
            }
            step(machine, rows, budget);
        } while (!machine.isAt(state));
        return claim(machine, gap, rows, start, budget);
    }

    private static int[] step(GapColumns machine, int rows, Budget budget) {
        long position = machine.position();
        if (position >= mostColumns(rows, budget)) {
            throw new ExhaustedException("the state of these rows has not come back in " + position
                    + " columns, and the limit of cells is reached; ask for fewer rows");
        }
        if ((position & PULSE) == 0) {
            // The second half is the proof. Nobody knows how long the first one is.
            budget.checkpoint(position, 2 * Math.max(position, USUAL / 2 * rows * rows));
        }
        return machine.next();
    }

    /** Half of the cells are for the proof. */
    private static long mostColumns(int rows, Budget budget) {
        return budget.cells() / 2 / rows;
    }

    /** Goes on for one period. */
    private static Repetition claim(GapColumns machine, int gap, int rows, long start, Budget budget) {
        long period = machine.position() - start;
        if (period > budget.bytes() / Integer.BYTES / (rows + 8)) {
            throw new ExhaustedException("the rows have the period " + period + ", too long for the memory limit of "
                    + budget.bytes() + " bytes; ask for fewer rows");
        }
        int[][] columns = new int[Math.toIntExact(period)][];
        for (int i = 0; i < columns.length; i++) {
            int at = (int) (machine.position() % period);
            columns[at] = step(machine, rows, budget).clone();
        }
        return new Repetition(gap, rows, start, columns);
    }
}
