package org.wythofflab.solve.grundy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.ValueTiles;
import org.wythofflab.solve.Wavefront;

/**
 * A table filled with all zeros first, then all ones, and so on; see {@link ValueSweep}. A few values go down a few rows
 * together, and the next few follow them, which is what several threads share.
 */
final class ValueByValue {
    private static final int VALUES = 16;
    private static final int ROWS = ValueTiles.SIDE;
    /** Each row of steps in work has its own sweeps to hold. */
    private static final int MOST_THREADS = 16;

    private final Board board;
    private final ValueTiles table;
    private final Shadow.Source shadows;
    private final int rows;
    private final OpenCells open;
    private final AtomicLong left;

    ValueByValue(Board board, ValueTiles table, Shadow.Source shadows) {
        this.board = board;
        this.table = table;
        this.shadows = shadows;
        rows = Math.min(board.rows(), board.columns());
        open = new OpenCells(rows, board.longerSide());
        left = new AtomicLong((long) rows * board.longerSide() - (long) rows * (rows - 1) / 2);
    }

    /** The bytes of open cells, and of the sweeps, less than 8 for each column. */
    static BigInteger bytes(Extent extent, int threads) {
        BigInteger longer = extent.rows().max(extent.columns());
        BigInteger cells = extent.rows().min(extent.columns()).multiply(longer).shiftRight(3);
        return cells.add(longer.multiply(
                BigInteger.valueOf((long) Long.BYTES * VALUES * Wavefront.places(Math.min(MOST_THREADS, threads)))));
    }

    GrundyTable solve(Budget budget) {
        int threads = Math.min(MOST_THREADS, budget.threads());
        Budget shared = new Budget(budget.cells(), budget.bytes(), threads, budget.stop(), budget.progress());
        ValueSweep[][] sweeps = new ValueSweep[Wavefront.places(threads)][VALUES];
        for (ValueSweep[] some : sweeps) {
            Arrays.setAll(some, i -> new ValueSweep(open, table, shadows));
        }
        int most = ValueTiles.largest(Extent.of(board.rows(), board.columns())).intValueExact() / VALUES + 1;
        new Wavefront(ValueTiles.tilesOver(rows), shared)
                .run(most, () -> left.get() > 0, (place, i, j) -> step(sweeps[place], i, j));
        return new GrundyTable(board, table);
    }

    private void step(ValueSweep[] sweeps, int block, int stripe) {
        int taken = 0;
        for (int i = 0; i < VALUES; i++) {
            if (stripe == 0) {
                sweeps[i].start(block * VALUES + i);
            }
            taken += sweeps[i].sweep(stripe * ROWS, Math.min(rows, (stripe + 1) * ROWS));
        }
        left.addAndGet(-taken);
    }
}
