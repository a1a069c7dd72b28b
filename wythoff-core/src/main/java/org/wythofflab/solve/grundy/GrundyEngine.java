package org.wythofflab.solve.grundy;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.Need;

/**
 * Grundy values by mex, with one set of values for each row, column and line of predecessors instead of a walk through
 * the options.
 *
 * <p>Cost: a cell takes one scan of a few bit sets, of about value/64 words each, plus what the
 * parts of {@link PairSplit} take: a few steps for bands and congruences, about sqrt(columns) for Wyt(k^2), and up to one
 * for each two-pile move where they have no pattern. Memory: 4 bytes a cell for the table, up to 5 or so for the
 * sets.
 */
public final class GrundyEngine {
    /** So many steps for two-pile moves cost about what a cell costs otherwise. */
    private static final long STEPS_PER_CELL = 16;

    /** Scans of sets: a cell without two-pile moves takes about as long as so many of the other engines for tables. */
    private static final BigInteger SCANS = BigInteger.valueOf(8);

    /** What a cell takes in a small table, and what the steps take that count as a cell. */
    private static final BigInteger SCAN_NANOS = BigInteger.valueOf(200);

    private static final BigInteger STEP_NANOS = BigInteger.valueOf(3);

    private static final int SAMPLE = 96;

    private static final String REASON = "one set of values for each row, column and line of predecessors";

    public GrundyEngine() {}

    /**
     * What the table takes at most, if every two-pile move were looked at alone. This looks at no move, so that small
     * tables are not held up by an estimate that costs more than they do.
     */
    public Capability atMost(GameSpec game, Extent extent) {
        BigInteger moves = extent.cells();
        BigInteger steps = moves.divide(BigInteger.valueOf(STEPS_PER_CELL)).add(SCANS);
        return objection(game)
                .<Capability>map(Capability.Cannot::new)
                .orElseGet(() -> new Capability.Can(
                        new Need(extent.cells().multiply(steps), bytes(game, extent)),
                        game.moves().isUniform() ? REASON : "the options of one position after the other"));
    }

    /**
     * Whether Grundy values mean anything for this game, and what a table of some size would take. Looks at the moves, once
     * for all sizes.
     */
    public Function<Extent, Capability> capabilities(GameSpec game) {
        Optional<String> objection = objection(game);
        if (objection.isPresent()) {
            return extent -> new Capability.Cannot(objection.get());
        }
        if (!game.moves().isUniform()) {
            return extent -> atMost(game, extent);
        }
        long cost = new GrundyRows(game, new Board(SAMPLE, SAMPLE), () -> {}).pairCost();
        long half = new GrundyRows(game, new Board(SAMPLE / 2, SAMPLE / 2), () -> {}).pairCost();
        int exponent = cost > 3 * half ? 2 : 4 * cost > 5 * half ? 1 : 0;
        return extent -> new Capability.Can(need(game, extent, BigInteger.valueOf(cost), exponent), REASON);
    }

    private static Optional<String> objection(GameSpec game) {
        if (game.memory().isPresent()) {
            return Optional.of("the moves of " + game.text() + " depend on the history, and the Sprague-Grundy theory"
                    + " needs options that depend on the position alone; ask for outcomes instead");
        }
        if (game.maneuver().kind() != Maneuver.Kind.NONE) {
            return Optional.of("in " + game.text() + " the previous player chooses which options there are, and the"
                    + " Sprague-Grundy theory needs options that depend on the position alone; ask for outcomes"
                    + " instead");
        }
        if (game.convention() == Convention.MISERE) {
            return Optional.of("the Sprague-Grundy theory is about normal play, where who cannot move loses; leave out"
                    + " 'misere', or ask for outcomes instead");
        }
        return Optional.empty();
    }

    /**
     * What a table takes.
     *
     * @param cost steps a cell for the two-pile moves on the sample board
     * @param exponent how this grows with the side
     */
    private static Need need(GameSpec game, Extent extent, BigInteger cost, int exponent) {
        BigInteger side = extent.rows().max(extent.columns());
        BigInteger growth = side.divide(BigInteger.valueOf(SAMPLE)).max(BigInteger.ONE);
        BigInteger dearer = cost.multiply(growth.pow(exponent)).divide(BigInteger.valueOf(STEPS_PER_CELL));
        // A scan is longer the larger the values are.
        BigInteger scan = side.shiftRight(4).add(SCAN_NANOS);
        return new Need(
                extent.cells().multiply(dearer.add(SCANS)),
                bytes(game, extent),
                extent.cells().multiply(dearer.multiply(STEP_NANOS).add(scan)));
    }

    /** The sets of the games that were measured take from a tenth of four bytes a cell to a quarter more than that. */
    private static BigInteger bytes(GameSpec game, Extent extent) {
        BigInteger side = extent.rows().max(extent.columns());
        BigInteger sets = game.moves().isUniform() ? side.pow(2).shiftLeft(2) : side.shiftLeft(2);
        return extent.cells().shiftLeft(2).add(sets);
    }

    /** Call only where {@link #atMost} or {@link #capabilities} said it can. */
    public GrundyTable solve(GameSpec game, Board board, Budget budget) {
        return game.moves().isUniform()
                ? new GrundyRows(game, board, budget::pulse).solve(budget)
                : new PositionValues(game, board).solve(budget);
    }
}
