package org.wythofflab.solve.layers;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.Need;
import org.wythofflab.solve.TableEngine;
import org.wythofflab.solve.ValueTiles;

/**
 * Any game whose moves are progressions, residue classes, bands, wedges and points, symmetric or not, 64 values at a time;
 * see {@link Layers}.
 *
 * <p>Cost: a position found changes a few words for each shape of moves, and each row is gone through once for every 64
 * values, over the cells that may take one, and by words of 64 over the others. That is n^2 in all, and a few n^3/4096, if for
 * each remainder modulo 4 one shape keeps a cell from the values that have it ({@link Quarter}); with other games that let
 * several shapes share the values, up to n^3/64 lookups of a few words. Memory: two bytes
 * a cell for the table (one if the game is symmetric), a bit for what is open, and some rows for each thread.
 */
public final class LayerEngine implements TableEngine {
    /** What a cell takes, see {@link Need#nanos}. */
    private static final long NANOS = 30;

    /** Longer boards are planned like this one. */
    private static final int LONGEST_PLANNED = 1 << 16;

    /** So many words cost about as much as a cell of a sieve. */
    private static final BigInteger STEPS_A_CELL = BigInteger.valueOf(8);

    private static final String REASON =
            "its moves are progressions, residue classes, bands and points, so that 64 values are placed at a time";

    private static final String GROWTH =
            "; as not every amount may be taken from the second pile, the time may grow with up to the cube of the piles";

    @Override
    public String name() {
        return "layers";
    }

    @Override
    public Capability capability(GameSpec game, Extent extent, int threads) {
        if (!game.isUniform()) {
            return Capability.NOT_UNIFORM;
        }
        BigInteger longest = BigInteger.valueOf(LONGEST_PLANNED);
        boolean symmetric = game.symmetry().isSymmetric();
        Board board =
                wide(new Extent(extent.rows().min(longest), extent.columns().min(longest)).board(), symmetric);
        Optional<LayerPlan> plan = LayerPlan.of(game, board);
        if (plan.isEmpty()) {
            return new Capability.Cannot("its moves are not seen to be few progressions, residue classes and bands");
        }
        BigInteger steps = BigInteger.valueOf(plan.get().steps());
        BigInteger cells = extent.cells().add(extent.cells().multiply(steps).divide(STEPS_A_CELL));
        BigInteger sweeps = BigInteger.valueOf(plan.get().bytes(board, symmetric))
                .multiply(BigInteger.valueOf(Layers.sweeps(threads)));
        BigInteger bytes = ValueTiles.bytes(extent, symmetric)
                .add(extent.cells().shiftRight(3))
                .add(sweeps);
        return new Capability.Can(
                new Need(cells, bytes).atNanos(NANOS), plan.get().anySecond() ? REASON : REASON + GROWTH);
    }

    @Override
    public GrundyTable solve(GameSpec game, Board board, Budget budget) {
        boolean symmetric = game.symmetry().isSymmetric();
        Board wide = wide(board, symmetric);
        LayerPlan plan = LayerPlan.of(game, wide)
                .orElseThrow(() -> new IllegalArgumentException("not a game for layers: " + game.text()));
        ValueTiles table = new ValueTiles(board, symmetric);
        new Layers(wide, table, plan, symmetric).solve(budget);
        return new GrundyTable(board, table);
    }

    /** Of a symmetric table half is held, and it is filled as one that is wider than high. */
    private static Board wide(Board board, boolean symmetric) {
        return symmetric ? new Board(Math.min(board.rows(), board.columns()), board.longerSide()) : board;
    }
}
