package org.wythofflab.solve.stream;

import java.math.BigInteger;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.ColumnEngine;
import org.wythofflab.solve.Need;

/**
 * Wythoff's game and Nim with up to 126 options to forbid, or 127 to propose, by {@link BlockingStream}.
 *
 * <p>Cost: about K + log(columns) steps a column, as far as that was measured; memory two or three bytes for each larger pile
 * reached, which is below three times the columns (with a maneuver about one-pile options only, K + 2 times), and while they
 * grow twice as much.
 */
public final class BlockingColumns implements ColumnEngine {

    /** What a column takes besides its positions, as if it were so many of them. */
    private static final int STEPS = 16;

    @Override
    public String name() {
        return "blocking stream";
    }

    @Override
    public Capability capability(GameSpec game, BigInteger columns) {
        return BlockingRule.of(game)
                .<Capability>map(rule ->
                        new Capability.Can(need(rule, columns), "counters of rows, columns and diagonals only grow"))
                .orElseGet(
                        () -> new Capability.Cannot("it is not Wythoff's game with options to forbid or to propose"));
    }

    private static Need need(BlockingRule rule, BigInteger columns) {
        BigInteger reached = columns.multiply(BigInteger.valueOf(rule.reach()));
        // Grown by half each time.
        BigInteger capacity = reached.multiply(BigInteger.valueOf(3)).shiftRight(1);
        return new Need(
                columns.multiply(BigInteger.valueOf(STEPS + rule.count())), capacity.multiply(BigInteger.valueOf(4)));
    }

    /** Two counters of a byte each, their minima, and while they grow the smaller ones as well. */
    static long bytes(long capacity) {
        return 4 * capacity;
    }

    @Override
    public void run(GameSpec game, int columns, int limit, Budget budget, Sink sink) {
        BlockingRule rule = BlockingRule.of(game).orElseThrow();
        new BlockingStream(rule, rule.modulus(), limit).run(columns, budget, sink);
    }
}
