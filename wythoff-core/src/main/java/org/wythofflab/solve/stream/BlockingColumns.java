package org.wythofflab.solve.stream;

import java.math.BigInteger;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.ColumnEngine;
import org.wythofflab.solve.outcome.QueenRows;

/** Wythoff's game with options to forbid or to propose, by {@link BlockingStream}. */
public final class BlockingColumns implements ColumnEngine {

    @Override
    public String name() {
        return "blocking stream";
    }

    @Override
    public Capability capability(GameSpec game, BigInteger columns) {
        Maneuver maneuver = game.maneuver();
        boolean suits = game.moves().equals(QueenRows.WYTHOFF)
                && maneuver.scope() == Maneuver.Scope.ALL
                && maneuver.count() <= BlockingStream.LARGEST_COUNT
                && game.convention() == Convention.NORMAL
                && game.memory().isEmpty();
        return suits
                ? new Capability.Can(
                        BlockingStream.need(maneuver.count(), columns),
                        "counters of rows, columns and diagonals only grow")
                : new Capability.Cannot("it is not Wythoff's game with options to forbid or to propose");
    }

    @Override
    public void run(GameSpec game, int columns, int limit, Budget budget, Sink sink) {
        BlockingStream.run(game.maneuver().count(), columns, limit, budget, sink);
    }
}
