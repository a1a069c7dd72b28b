package org.wythofflab.solve.outcome;

import java.math.BigInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.PairTest;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.Need;
import org.wythofflab.solve.OutcomeEngine;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.Mask;

/**
 * Any two-pile rule at all, where any amount may be taken from one pile: then a row and a column have one marked position
 * (see {@link Decision}) at most, and that of a row is the first that no earlier one is reached from.
 *
 * <p>Cost: for each k the row of amounts l that go with it, by words where the rule's comparisons are periodic or monotone in l,
 * else by one question for each l, or for half of them if the rule is symmetric; then in each row a bit for each earlier row
 * and amount, for those k that go with few l, and
 * for the others as many shifted masks as leave few positions, and for those a bit of each earlier row. Where a part d of
 * the pairs are moves, about log(n)/d masks do, so that n rows take n^2 steps, as they do where all k have few l; n^3 / 64
 * if moves are rare and yet more than few for most k. Memory: a bit for each k and l, and half a bit more if
 * the rule is symmetric.
 */
public final class FirstFreeEngine implements OutcomeEngine {
    /** About a second, in the cells of {@link #cells}. */
    private static final long WORTH_SHARING = 1 << 27;

    private static final int SAMPLE_ROWS = 256;
    private static final int SAMPLE_COLUMNS = 1024;
    private static final int FAR_ROWS = 4;
    private static final int FAR_COLUMNS = 1 << 16;

    private final long worthSharing;

    public FirstFreeEngine() {
        this(WORTH_SHARING);
    }

    /** @param worthSharing how many cells a board has at least that threads share */
    FirstFreeEngine(long worthSharing) {
        this.worthSharing = worthSharing;
    }

    @Override
    public String name() {
        return "first free";
    }

    @Override
    public Capability capability(GameSpec game, Extent extent) {
        return capability(game, extent, cells(extent));
    }

    /** Where every k goes with few l, there are no masks to move. */
    @Override
    public Function<Extent, Capability> closely(GameSpec game) {
        PairTest both = game.moves().both().on(SAMPLE_ROWS - 1, SAMPLE_COLUMNS - 1);
        boolean few = IntStream.range(1, SAMPLE_ROWS).allMatch(k -> {
            Mask mask = Mask.of(both, k, SAMPLE_COLUMNS);
            return mask == null || mask.count() <= FewAmounts.MOST;
        });
        return extent -> capability(game, extent, few && isFewFar(game, extent) ? fewCells(extent) : cells(extent));
    }

    /** Asks some rows from end to end, or nearly: what is seldom among small amounts may be often enough among all. */
    private static boolean isFewFar(GameSpec game, Extent extent) {
        if (!fits(extent)) {
            return false;
        }
        Board whole = extent.board();
        Board board = new Board(whole.rows(), Math.min(whole.columns(), FAR_COLUMNS));
        PairTest both = game.moves().both().on(Math.max(0, board.rows() - 1), Math.max(0, board.columns() - 1));
        return IntStream.rangeClosed(1, FAR_ROWS)
                .map(i -> (int) ((board.rows() - 1L) * i / FAR_ROWS))
                .filter(k -> k > 0)
                .allMatch(k -> {
                    Mask mask = Mask.of(both, k, board.columns());
                    return mask == null || mask.count() <= FewAmounts.MOST;
                });
    }

    private static boolean fits(Extent extent) {
        return extent.hasIntSides() && extent.cells().shiftRight(6).bitLength() < Integer.SIZE - 1;
    }

    private static Capability capability(GameSpec game, Extent extent, BigInteger cells) {
        if (game.memory().isPresent()) {
            return new Capability.Cannot("the game has a memory");
        }
        if (game.maneuver().count() > 1) {
            return new Capability.Cannot("it does not count options");
        }
        if (!game.isUniform()) {
            return Capability.NOT_UNIFORM;
        }
        if (!game.moves().first().isAll() || !game.moves().second().isAll()) {
            return new Capability.Cannot("not every amount may be taken from one pile");
        }
        if (!fits(extent)) {
            return new Capability.Cannot("the amounts for all rows do not fit one array");
        }
        BigInteger overhead = extent.rows().add(extent.columns()).multiply(BigInteger.valueOf(128));
        return new Capability.Can(
                new Need(cells, extent.cells().shiftRight(2).add(overhead)),
                "its two-pile moves are irregular, but a row has one P-position at most, so that bit masks of amounts leave"
                        + " few to ask about; the time grows with the square of the piles, or the cube if moves are rare");
    }

    @Override
    public RowMachine start(GameSpec game, Board board, Crew crew) {
        BigInteger cells = cells(Extent.of(board.rows(), board.columns()));
        return new FirstFreeRows(game, board, crew, cells.compareTo(BigInteger.valueOf(worthSharing)) >= 0);
    }

    /** Masks of n words cost as much as so many cells that are counted. */
    private static BigInteger cells(Extent extent) {
        return extent.cells().multiply(extent.rows().shiftRight(12).add(BigInteger.ONE));
    }

    /** Each row looks at all before it, and a look takes a little less than a cell: 7/16 of them, as was measured. */
    private static BigInteger fewCells(Extent extent) {
        return extent.cells().multiply(BigInteger.valueOf(7)).shiftRight(4).add(BigInteger.ONE);
    }
}
