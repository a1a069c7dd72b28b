package org.wythofflab.solve.layers;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.ValueTiles;
import org.wythofflab.solve.Wavefront;

/**
 * A table filled with the values below 64 first, then with the next 64, and so on; see {@link LayerSweep}. Each layer goes
 * down a few rows at a time, and the next one follows it, which is what several threads share.
 */
final class Layers {
    private static final int VALUES = 64;

    /** The first layers have 1, 1, 2, 4, ..., 32 values: in some games few values have most of the cells. */
    private static final int NARROW = 6;

    private static final int MOST_THREADS = 6;

    private static final int ROWS = ValueTiles.SIDE;

    private final Board board;
    private final ValueTiles table;
    private final LayerPlan plan;
    private final boolean symmetric;
    private final boolean mirrored;
    private final OpenBoard open;
    private final AtomicLong left;

    Layers(Board board, ValueTiles table, LayerPlan plan, boolean symmetric) {
        this.board = board;
        this.table = table;
        this.plan = plan;
        this.symmetric = symmetric;
        mirrored = symmetric && plan.canMirror();
        open = new OpenBoard(board, mirrored);
        long below = (long) board.rows() * (board.rows() - 1) / 2;
        left = new AtomicLong((long) board.rows() * board.columns() - (mirrored ? below : 0));
    }

    /** Each layer that so many threads have in work has its own. */
    static int sweeps(int threads) {
        return Wavefront.places(Math.min(MOST_THREADS, threads));
    }

    void solve(Budget budget) {
        int threads = Math.min(MOST_THREADS, budget.threads());
        Budget shared = new Budget(budget.cells(), budget.bytes(), threads, budget.stop(), budget.progress());
        LayerSweep[] sweeps = new LayerSweep[sweeps(threads)];
        Arrays.setAll(sweeps, i -> new LayerSweep(plan, board, table, open, symmetric, mirrored));
        int most = ValueTiles.largest(Extent.of(board.rows(), board.columns())).intValueExact() / VALUES + NARROW + 1;
        new Wavefront(ValueTiles.tilesOver(board.rows()), shared).run(most, () -> left.get() > 0, (place, i, j) -> {
            if (j == 0) {
                sweeps[place].start(first(i), first(i + 1) - first(i));
            }
            int end = Math.min(board.rows(), (j + 1) * ROWS);
            left.addAndGet(-sweeps[place].sweep(j * ROWS, end));
        });
    }

    /** The first value of a layer: 0, 1, 2, 4, ..., 32, 64, 128, 192, ... */
    private static int first(int layer) {
        return layer <= NARROW ? 1 << layer >> 1 : (layer - NARROW) * VALUES;
    }
}
