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

    /** The bytes of open cells, and of so many sweeps for each thread. */
    static BigInteger bytes(Extent extent, int threads) {
        BigInteger longer = extent.rows().max(extent.columns());
        BigInteger cells = extent.rows().min(extent.columns()).multiply(longer).shiftRight(3);
        return cells.add(longer.multiply(BigInteger.valueOf(Long.BYTES * VALUES * (long) threads)));
    }

    GrundyTable solve(Budget budget) {
        ValueSweep[][] sweeps = new ValueSweep[budget.threads()][VALUES];
        for (ValueSweep[] some : sweeps) {
            Arrays.setAll(some, i -> new ValueSweep(open, table, shadows));
        }
        new Wavefront(ValueTiles.tilesOver(rows), budget)
                .run(Integer.MAX_VALUE / VALUES, () -> left.get() > 0, (share, i, j) -> step(sweeps[share], i, j));
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
