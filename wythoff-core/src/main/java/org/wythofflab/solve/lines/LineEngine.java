package org.wythofflab.solve.lines;

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
 * Boards of the games of {@link LineColumns}: each row has at most one P-position.
 *
 * <p>Cost: that of {@link LineColumns} for the longer side, and the time it takes to clear the rows; 4 bytes more a row.
 */
public final class LineEngine implements OutcomeEngine {

    @Override
    public String name() {
        return LinePlan.NAME;
    }

    @Override
    public Capability capability(GameSpec game, Extent extent) {
        if (game.memory().isPresent()) {
            return new Capability.Cannot("the game has a memory");
        }
        return LinePlan.capability(game, plan -> {
            BigInteger side = extent.rows().max(extent.columns());
            Need need = new LineNeeds(plan).of(side, true);
            BigInteger words = extent.cells().shiftRight(6);
            return new Need(
                    need.cells().add(words),
                    need.bytes().add(extent.rows().multiply(BigInteger.valueOf(Integer.BYTES))),
                    need.nanos().add(words.shiftLeft(1)));
        });
    }

    @Override
    public RowMachine start(GameSpec game, Board board, Crew crew) {
        return new LineRows(LinePlan.of(game).orElseThrow(), board);
    }
}
