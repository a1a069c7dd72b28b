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
 * Counts, for every position, the options that are marked (see {@link Decision}), with counters along rows, columns and
 * the lines that bound a two-pile {@code Band}. Serves one-pile sets made of few runs and bands on residue classes, with
 * any maneuver and convention.
 *
 * <p>Wythoff's game itself, with or without a maneuver, has a loop of its own ({@link QueenRows}).
 *
 * <p>Cost: O(1) a cell (times the few runs and residue classes), O(columns * (s + 1)) memory.
 */
public final class CountingEngine implements OutcomeEngine {
    private static final int LARGEST_PLANNED_BITS = 36;
    private static final Board SAMPLE = new Board(256, 256);

    private static final int BLOCK_ROWS = 16;

    private final BandedRows.Worth worth;

    public CountingEngine() {
        // About a second.
        this(new BandedRows.Worth(BandedRows.Worth.WORDS, 1 << 26));
    }

    /** @param worth which boards threads share */
    CountingEngine(BandedRows.Worth worth) {
        this.worth = worth;
    }

    @Override
    public String name() {
        return "counting";
    }

    @Override
    public Capability capability(GameSpec game, Extent extent) {
        if (game.memory().isPresent()) {
            return new Capability.Cannot("the game has a memory");
        }
        if (!game.moves().isUniform()) {
            return Capability.NOT_UNIFORM;
        }
        // The shape of the plan shows on a small board; only boards that might be solved are planned in full.
        boolean small = extent.hasIntSides() && extent.cells().bitLength() <= LARGEST_PLANNED_BITS;
        Board board = small ? extent.board() : SAMPLE;
        Optional<CountingPlan> plan = CountingPlan.of(game, board);
        if (plan.isEmpty()) {
            return new Capability.Cannot("its moves are not seen to be few progressions, residue classes and bands");
        }
        boolean large = extent.cells().compareTo(BigInteger.valueOf(worth.cells())) >= 0;
        BigInteger bytes = BigInteger.valueOf(plan.get().bytes(board, worth.words(), large));
        if (!small) {
            BigInteger side = extent.rows().max(extent.columns());
            bytes = bytes.multiply(side).divide(BigInteger.valueOf(board.columns()));
        }
        Need need = new Need(extent.cells().multiply(BigInteger.valueOf(steps(game, plan.get()))), bytes);
        boolean quick = QueenRows.suits(game) || !game.moves().hasTwoPileMoves();
        return new Capability.Can(
                // Then a position takes a nanosecond.
                quick ? new Need(need.cells(), bytes, extent.cells()) : need,
                "its moves are runs of amounts and bands of pairs, so that counters along rows, columns and lines"
                        + " decide a position in constant time");
    }

    /** As often as long as a cell of {@link QueenRows}: a few steps for any counters, and one for each four fans. */
    private static long steps(GameSpec game, CountingPlan plan) {
        return QueenRows.suits(game) ? 1 : 4 + plan.fans().size() / 4;
    }

    @Override
    public RowMachine start(GameSpec game, Board board, Crew crew) {
        Optional<QueenRows> queen = QueenRows.of(game, board);
        if (queen.isPresent()) {
            return queen.get();
        }
        CountingPlan plan = CountingPlan.of(game, board)
                .orElseThrow(() -> new IllegalArgumentException("not a game for counting: " + game.text()));
        int count = bands(plan, board, crew);
        List<CountingBand> bands = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int columns = Math.min(board.columns(), cut(plan, board, i + 1, count) << 6);
            bands.add(new CountingBand(game, plan, new Board(board.rows(), columns), cut(plan, board, i, count)));
        }
        boolean shared = count > 1 && worth.isShared(cells(board), crew);
        return new BandedRows(bands, BLOCK_ROWS, shared, Decision.of(game), board, crew);
    }

    /** One for each thread, or more. */
    private int bands(CountingPlan plan, Board board, Crew crew) {
        int forThreads = plan.isShared(board) ? worth.bands(board, cells(board), crew) : 1;
        return Math.max(forThreads, plan.bandsOfShortRows(board, worth.words()));
    }

    private static long cells(Board board) {
        return (long) board.rows() * board.columns();
    }

    /**
     * The word that band i of so many begins with. A {@link FanCounter} enters what is marked before a band in about a quarter
     * of the time of deciding as many columns, so each band is by a quarter narrower than the one before it.
     */
    private static int cut(CountingPlan plan, Board board, int i, int count) {
        if (plan.fans().isEmpty()) {
            return (int) ((long) board.words() * i / count);
        }
        // At most 8 bands: no product exceeds 4^8 * 2^21.
        long all = pow(4, count) - pow(3, count);
        long before = pow(4, count) - pow(3, i) * pow(4, count - i);
        return (int) (board.words() * before / all);
    }

    private static long pow(long base, int exponent) {
        return exponent == 0 ? 1 : base * pow(base, exponent - 1);
    }
}
