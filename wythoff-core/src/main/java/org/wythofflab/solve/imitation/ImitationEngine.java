package org.wythofflab.solve.imitation;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.ImitationStates;
import org.wythofflab.solve.Need;
import org.wythofflab.solve.OutcomeEngine;
import org.wythofflab.solve.RowMachine;

/**
 * Starting positions of (m,p)-Imitation Nim, and its states after any history; see {@link ImitationRows} for the method.
 *
 * <p>Cost: for all states with piles below n, n^2/2 steps and O(m * p * n^2 / 64) operations on words; memory 1.5 * p bits a
 * cell.
 */
public final class ImitationEngine implements OutcomeEngine {
    /** What a cell takes, see {@link Need#nanos}. */
    private static final long NANOS = 1;

    public ImitationEngine() {}

    @Override
    public String name() {
        return "imitation states";
    }

    @Override
    public Capability capability(GameSpec game, Extent extent) {
        Optional<Imitation> rule = game.memory();
        if (rule.isEmpty()) {
            return new Capability.Cannot("the game has no memory");
        }
        BigInteger side = extent.rows().max(extent.columns());
        BigInteger levels = BigInteger.valueOf(rule.get().p()).min(side.add(BigInteger.ONE));
        BigInteger window = BigInteger.valueOf(rule.get().m()).min(side).multiply(levels);
        BigInteger bytes = extent.rows().multiply(side).multiply(levels).shiftRight(2);
        BigInteger overhead = extent.rows().add(side).multiply(levels).multiply(BigInteger.valueOf(64));
        return new Capability.Can(
                new Need(extent.cells().multiply(window.shiftRight(5).add(BigInteger.ONE)), bytes.add(overhead))
                        .atNanos(NANOS),
                "the game remembers the last move and the imitations left, so that states are solved, not positions");
    }

    @Override
    public RowMachine start(GameSpec game, Board board, Crew crew) {
        return rows(game, board);
    }

    private static ImitationRows rows(GameSpec game, Board board) {
        Imitation rule = game.memory().orElseThrow(() -> new IllegalArgumentException(game.text() + " has no memory"));
        return new ImitationRows(rule, game.convention() == Convention.MISERE, board);
    }

    /** Solves every state whose piles are both below {@code bound}. */
    public ImitationStates solve(GameSpec game, int bound, Budget budget) {
        Board board = new Board(bound, bound);
        ImitationRows rows = rows(game, board);
        long[] row = new long[board.words()];
        for (int x = 0; x < bound; x++) {
            budget.checkpoint(x, bound);
            rows.next(row);
        }
        return new SolvedStates(bound, rows);
    }
}
