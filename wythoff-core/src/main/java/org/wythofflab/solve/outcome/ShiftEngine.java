package org.wythofflab.solve.outcome;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
 * <p>Cost: at most a few shifted rows of columns/64 words for each row and fan of moves, whatever the positions are, and a few
 * words for each band of columns where a row is the same everywhere (see {@link ShiftBand}); nothing in those bands that
 * repeat what they did some rows before, so that with a few edges the time grows as the side does; memory a few
 * rows for each, and as many rows as the longest delay of a fan that starts or ends.
 */
public final class ShiftEngine implements OutcomeEngine {
    /** Longer boards are planned like this one. */
    private static final int LONGEST_PLANNED = 1 << 16;

    /** A term is an operation for 64 cells, and of those a few are done at once: so many cost as much as a counted cell. */
    private static final BigInteger TERMS_A_CELL = BigInteger.valueOf(512);

    /** What is done word by word takes as long as so many terms. */
    private static final int TERMS_A_PART = 32;

    /** What else is done for a row takes as long as so many terms. */
    private static final int FEWEST_TERMS = 16;

    /** Words of a band: so few that its planes fit a processor's own cache, and so many that loops over them are long. */
    private static final int BAND = 64;

    /** The same for a border of so many words; for a longer one a band is wider. */
    private static final int USUAL_BORDER = 32;

    private static final int BLOCK_ROWS = 64;

    private final BandedRows.Worth worth;

    public ShiftEngine() {
        // Most boards repeat themselves, and are over too soon to be shared, unless they are so large.
        this(new BandedRows.Worth(BAND, 1L << 34));
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
        return capability(game, extent, Optional.empty());
    }

    /** Most bands of most boards repeat what they did, and then most of the board takes no time. */
    @Override
    public Function<Extent, Capability> closely(GameSpec game) {
        boolean known = capability(game, Extent.of(1, 1)).fold(can -> true, cannot -> false);
        Optional<ShiftWork> work = known ? Optional.of(ShiftWork.of(game, this)) : Optional.empty();
        return extent -> capability(game, extent, work);
    }

    /** @param work what has to be solved, if that was looked at; else all cells are */
    private Capability capability(GameSpec game, Extent extent, Optional<ShiftWork> work) {
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
        BigInteger all = cells(plan.get(), extent.cells());
        BigInteger cells = work.map(
                        some -> cells(plan.get(), some.cells(extent)).add(ShiftWork.blocks(extent)))
                .orElse(all)
                .min(all);
        int bands = bands(board, plan.get().reach(board), worth.words());
        boolean shared = all.compareTo(BigInteger.valueOf(worth.cells())) >= 0;
        BigInteger bytes = BigInteger.valueOf(plan.get().bytes(board, bands, shared))
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
        return bandedRows(game, board, crew);
    }

    BandedRows bandedRows(GameSpec game, Board board, Crew crew) {
        ShiftPlan plan = ShiftPlan.of(game, board)
                .orElseThrow(() -> new IllegalArgumentException("not a game for shifts: " + game.text()));
        Decision decision = Decision.of(game);
        int[] leastMovable = decision.misere() ? plan.leastMovable(board) : null;
        BigInteger all = Extent.of(board.rows(), board.columns()).cells();
        long cells = cells(plan, all).longValueExact();
        boolean shared = worth.isShared(cells, crew);
        int reach = plan.reach(board);
        int count = bands(board, reach, worth.words());
        List<ShiftBand> bands = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            bands.add(new ShiftBand(
                    plan,
                    board,
                    leastMovable,
                    cut(board, i, count),
                    cut(board, i + 1, count),
                    reach,
                    i == 0 ? null : bands.get(i - 1),
                    BandedRows.rows(board, shared)));
        }
        return new BandedRows(bands, BLOCK_ROWS, shared, decision, board, crew);
    }

    /** How many bands of at least so many words a board has. */
    static int bands(Board board, int reach, int words) {
        // At most 2^21 words in a row.
        long wide = words + (long) words * reach / USUAL_BORDER;
        return (int) Math.max(1, board.words() / wide);
    }

    /** The word that band i of so many begins with. */
    private static int cut(Board board, int i, int count) {
        return (int) ((long) board.words() * i / count);
    }

    private static long terms(ShiftPlan plan) {
        long wordByWord = SecondPile.parts(plan.second()) * (long) TERMS_A_PART;
        return Math.max(FEWEST_TERMS, plan.program().terms() + wordByWord);
    }

    private static BigInteger cells(ShiftPlan plan, BigInteger solved) {
        return solved.multiply(BigInteger.valueOf(terms(plan))).divide(TERMS_A_CELL);
    }
}
