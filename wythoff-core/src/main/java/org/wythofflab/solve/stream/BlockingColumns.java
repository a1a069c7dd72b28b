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
 * grow one more.
 */
public final class BlockingColumns implements ColumnEngine {
    /** What a cell takes, see {@link Need#nanos}. */
    private static final long NANOS = 5;

    /** What a column takes besides its positions, as if it were so many of them. */
    private static final int STEPS = 16;

    /** With a {@link ResidueFilter} a column takes so many times as long. */
    private static final int FILTERED = 4;

    @Override
    public String name() {
        return "blocking stream";
    }

    @Override
    public Capability capability(GameSpec game, BigInteger columns, boolean square) {
        return BlockingRule.of(game)
                .<Capability>map(rule -> new Capability.Can(
                        need(rule, columns, square), "counters of rows, columns and diagonals only grow"))
                .orElseGet(
                        () -> new Capability.Cannot("it is not Wythoff's game with options to forbid or to propose"));
    }

    private static Need need(BlockingRule rule, BigInteger columns, boolean square) {
        BigInteger capacity = square ? columns : capacity(rule, columns);
        return new Need(
                        columns.multiply(
                                BigInteger.valueOf((STEPS + rule.count()) * (rule.modulus() > 1 ? FILTERED : 1L))),
                        bytes(rule.modulus(), capacity.add(BigInteger.valueOf(CounterTree.GROUP))))
                .atNanos(NANOS);
    }

    /** Grown by half each time; beyond a sample, as far as that tells. */
    private static BigInteger capacity(BlockingRule rule, BigInteger columns) {
        boolean small = columns.compareTo(BigInteger.valueOf(BlockingReach.SAMPLE)) <= 0;
        BigInteger reached = small
                ? columns.multiply(BigInteger.valueOf(rule.reach()))
                : BlockingReach.of(rule).at(columns);
        return reached.multiply(BigInteger.valueOf(3)).shiftRight(1);
    }

    /**
     * Two counters of a byte each and their minima, and while one kind grows the smaller ones of it as well; and for each group
     * of counters minima for each residue.
     */
    static BigInteger bytes(int modulus, BigInteger capacity) {
        BigInteger residues =
                capacity.multiply(BigInteger.valueOf(2L * (modulus - 1))).divide(BigInteger.valueOf(CounterTree.GROUP));
        return capacity.multiply(BigInteger.valueOf(3)).add(residues);
    }

    @Override
    public void run(GameSpec game, int columns, int limit, Budget budget, Sink sink) {
        BlockingRule rule = BlockingRule.of(game).orElseThrow();
        new BlockingStream(rule, rule.modulus(), limit).run(columns, budget, sink);
    }
}
