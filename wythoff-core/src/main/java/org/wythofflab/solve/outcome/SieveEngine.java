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
 * Sieves forward from the marked positions (see {@link Decision}) for any two-pile rule at all: the amounts l that go
 * with each k are a bit mask, and a row is marked by shifted copies of masks, of earlier rows, or, for arithmetic
 * progressions, by doubling; counting up to K uses bit planes.
 *
 * <p>Cost: one shifted row of columns/64 words for each marked position and each k, so O(rows^2 * columns / 64) for the
 * usual one or few marked positions a row; memory rows * columns / 4 bytes for rows and masks.
 */
public final class SieveEngine implements OutcomeEngine {

    @Override
    public String name() {
        return "sieve";
    }

    @Override
    public Capability capability(GameSpec game, Extent extent) {
        if (game.memory().isPresent()) {
            return new Capability.Cannot("the game has a memory");
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
                        extent.cells().shiftRight(2).add(overhead)),
                "its two-pile moves are given by a condition, so that bit masks of amounts mark whole rows at once");
    }

    @Override
    public RowMachine start(GameSpec game, Board board, Crew crew) {
        return new SieveRows(game, board);
    }
}
