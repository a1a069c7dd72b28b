package org.wythofflab.solve.outcome;

import java.math.BigInteger;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.Need;
import org.wythofflab.solve.OutcomeEngine;
import org.wythofflab.solve.RowMachine;

/**
 * The plain engine that the others are compared with, and the last resort for rules that are irregular. Sieves forward
 * from the marked positions (see {@link Decision}) for any two-pile rule at all: the amounts l that go
 * with each k are a bit mask, and a row is marked by shifted copies of masks, of earlier rows, or, for arithmetic
 * progressions, by doubling; counting up to K uses bit planes.
 *
 * <p>Cost: one shifted row of columns/64 words for each marked position and each k, so O(rows^2 * columns / 64) for the
 * usual one or few marked positions a row; memory rows * columns * 3 / 8 bytes for rows and masks.
 */
public final class SieveEngine implements OutcomeEngine {

    /** So many words take longer than it does to tell other threads. */
    private static final long WORTH_SHARING = 1 << 19;

    private final long worthSharing;

    public SieveEngine() {
        this(WORTH_SHARING);
    }

    /** @param worthSharing how many words a row has to look at before threads share them */
    SieveEngine(long worthSharing) {
        this.worthSharing = worthSharing;
    }

    @Override
    public String name() {
        return "sieve";
    }

    @Override
    public Capability capability(GameSpec game, Extent extent) {
        if (game.memory().isPresent()) {
            return new Capability.Cannot("the game has a memory");
        }
        if (!game.moves().isUniform()) {
            return Capability.NOT_UNIFORM;
        }
        if (game.maneuver().scope() == Maneuver.Scope.SAME_DIAGONAL) {
            return new Capability.Cannot("it does not tell the options on one diagonal from other two-pile options");
        }
        // A row of n words for each k costs as much as so many cells that are counted.
        BigInteger dearer = extent.rows().shiftRight(11).add(BigInteger.ONE);
        BigInteger overhead = extent.rows().multiply(BigInteger.valueOf(128));
        return new Capability.Can(
                new Need(
                        extent.cells().multiply(dearer),
                        extent.cells()
                                .shiftRight(3)
                                .multiply(BigInteger.valueOf(3))
                                .add(overhead)),
                "its two-pile moves are irregular, so that bit masks of amounts mark rows; the time grows with the cube"
                        + " of the piles");
    }

    @Override
    public RowMachine start(GameSpec game, Board board, Crew crew) {
        return new SieveRows(game, board, crew, worthSharing);
    }
}
