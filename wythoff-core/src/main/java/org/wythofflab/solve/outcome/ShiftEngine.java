package org.wythofflab.solve.outcome;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.Need;
import org.wythofflab.solve.OutcomeEngine;
import org.wythofflab.solve.RowMachine;

/**
 * Decides 64 positions at once by shifting and uniting earlier rows, for moves that are unions of progressions, residue
 * classes, bands, wedges and points, and for games without a maneuver (or with one that is about a single option): there
 * it matters whether an option is marked (see {@link Decision}), and not how many are.
 *
 * <p>Cost: a few shifted rows of columns/64 words for each row and fan of moves, whatever the positions are; memory a few
 * rows for each, and as many rows as the longest delay of a fan that starts or ends.
 */
public final class ShiftEngine implements OutcomeEngine {
    /** Longer boards are planned like this one. */
    private static final int LONGEST_PLANNED = 1 << 16;

    /** A term is an operation for 64 cells, and of those a few are done at once: so many cost as much as a counted cell. */
    private static final BigInteger TERMS_A_CELL = BigInteger.valueOf(512);

    /** What else is done for a row takes as long as so many terms. */
    private static final int FEWEST_TERMS = 16;

    /** The thread that also reads the rows spends on that as much as on so many terms. */
    private static final int READING_TERMS = 4;

    private final BandedRows.Worth worth;

    public ShiftEngine() {
        // About a second.
        this(new BandedRows.Worth(BandedRows.Worth.WORDS, 1 << 28));
    }

    /** @param worth which boards threads share */
    ShiftEngine(BandedRows.Worth worth) {
        this.worth = worth;
    }

    @Override
    public String name() {
        return "shifts";
    }

    @Override
    public Capability capability(GameSpec game, Extent extent) {
        if (game.memory().isPresent()) {
            return new Capability.Cannot("the game has a memory");
        }
        if (game.maneuver().count() > 1) {
            return new Capability.Cannot("it does not count options");
        }
        if (!game.isUniform()) {
            return Capability.NOT_UNIFORM;
        }
        BigInteger longest = BigInteger.valueOf(LONGEST_PLANNED);
        Board board = new Extent(extent.rows().min(longest), extent.columns().min(longest)).board();
        Optional<ShiftPlan> plan = ShiftPlan.of(game, board);
        if (plan.isEmpty()) {
            return new Capability.Cannot(
                    "its two-pile moves are not seen to be few progressions, residue classes and bands");
        }
        BigInteger cells = cells(plan.get(), extent);
        BigInteger bytes = BigInteger.valueOf(plan.get().bytes(board))
                .multiply(extent.columns().max(BigInteger.ONE))
                .divide(BigInteger.valueOf(Math.max(1, board.columns())))
                .add(extent.rows().multiply(BigInteger.valueOf(Integer.BYTES)));
        return new Capability.Can(
                new Need(cells, bytes),
                "its moves are progressions, residue classes, bands and points, so that shifted copies of earlier rows"
                        + " decide 64 positions at once");
    }

    @Override
    public RowMachine start(GameSpec game, Board board, Crew crew) {
        ShiftPlan plan = ShiftPlan.of(game, board)
                .orElseThrow(() -> new IllegalArgumentException("not a game for shifts: " + game.text()));
        Decision decision = Decision.of(game);
        int[] leastMovable = decision.misere() ? plan.leastMovable(board) : null;
        int reach = plan.reach(board);
        int count = worth.bands(
                board, cells(plan, Extent.of(board.rows(), board.columns())).longValueExact(), crew);
        List<ShiftBand> bands = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int from = cut(plan, board, i, count);
            int to = cut(plan, board, i + 1, count);
            bands.add(new ShiftBand(plan, board, leastMovable, from, to, reach, i == 0 ? null : bands.get(i - 1)));
        }
        return new BandedRows(bands, decision, board, crew);
    }

    private static long terms(ShiftPlan plan) {
        return Math.max(FEWEST_TERMS, plan.program().terms());
    }

    private static BigInteger cells(ShiftPlan plan, Extent extent) {
        return extent.cells().multiply(BigInteger.valueOf(terms(plan))).divide(TERMS_A_CELL);
    }

    /** The word that band i of so many begins with; the first band is narrower, for its thread reads the rows, too. */
    private static int cut(ShiftPlan plan, Board board, int i, int count) {
        long even = (long) board.words() * i / count;
        long reading = (long) board.words() * (count - i) * READING_TERMS / (count * terms(plan));
        return (int) (i == 0 ? 0 : Math.max(i, even - reading));
    }
}
