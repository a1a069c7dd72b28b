package org.wythofflab.solve.outcome;

import java.math.BigInteger;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.Need;
import org.wythofflab.solve.OutcomeEngine;
import org.wythofflab.solve.RowMachine;

/**
 * Any game without memory, also one whose moves depend on the piles: every marked position (see {@link Decision}) that a
 * position might reach is asked whether it does, until there are too many of them.
 *
 * <p>Cost: a question for each marked position in the row, in the column and, if there are two-pile moves, below both piles,
 * at most; memory four bytes for each marked position.
 */
public final class PositionEngine implements OutcomeEngine {
    /** What a cell takes, see {@link Need#nanos}. */
    private static final long NANOS = 8;

    /** A question costs as much as so many cells that are counted. */
    private static final int STEPS = 4;

    @Override
    public String name() {
        return "positions";
    }

    @Override
    public Capability capability(GameSpec game, Extent extent) {
        if (game.memory().isPresent()) {
            return new Capability.Cannot("the game has a memory");
        }
        BigInteger lines = extent.rows().add(extent.columns());
        BigInteger asked =
                game.moves().hasTwoPileMoves() ? lines.add(extent.cells().shiftRight(2)) : lines;
        return new Capability.Can(
                new Need(
                                extent.cells()
                                        .multiply(asked)
                                        .divide(BigInteger.valueOf(STEPS))
                                        .add(BigInteger.ONE),
                                extent.cells().shiftLeft(3))
                        .atNanos(NANOS),
                "what may be taken depends on the position, so that each is asked which others it reaches; the time grows"
                        + " with the "
                        + (game.moves().hasTwoPileMoves() ? "fourth power" : "cube")
                        + " of the piles");
    }

    @Override
    public RowMachine start(GameSpec game, Board board, Crew crew) {
        return new PositionRows(game, board);
    }
}
