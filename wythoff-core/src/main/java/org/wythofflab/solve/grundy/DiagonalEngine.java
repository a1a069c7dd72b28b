package org.wythofflab.solve.grundy;

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
 * Wythoff's game, value by value within small tiles; see {@link DiagonalTiles}.
 *
 * <p>Cost: about 350 values are looked at for each tile of 4096 cells and two places for each cell, whatever the size, and
 * half of the cells are mirrored: n^2 in all. Memory: one byte a cell for the table (three beyond piles of 32768) and up to
 * one for the sets.
 */
public final class DiagonalEngine implements TableEngine {
    /** What a cell takes, see {@link Need#nanos}. */
    private static final long NANOS = 8;

    @Override
    public String name() {
        return "tiles";
    }

    @Override
    public Capability capability(GameSpec game, Extent extent, int threads) {
        if (!game.isUniform()) {
            return Capability.NOT_UNIFORM;
        }
        if (!game.moves().gap().equals(Optional.of(BigInteger.ONE))) {
            return new Capability.Cannot("it is not Wythoff's game");
        }
        BigInteger longer = extent.rows().max(extent.columns());
        // Two words for each value and 64 piles, a quarter of them too many.
        BigInteger sets = ValueTiles.largest(extent)
                .multiply(longer)
                .multiply(BigInteger.valueOf(5))
                .shiftRight(4);
        BigInteger bytes = ValueTiles.bytes(extent, true).add(sets).add(DiagonalTiles.bytes(longer, threads));
        return new Capability.Can(
                new Need(extent.cells(), bytes).atNanos(NANOS),
                "each row, column and diagonal has a value once, so that 64 of them are searched at a time");
    }

    @Override
    public GrundyTable solve(GameSpec game, Board board, Budget budget) {
        return new DiagonalTiles(board, new ValueTiles(board, true)).solve(budget);
    }
}
