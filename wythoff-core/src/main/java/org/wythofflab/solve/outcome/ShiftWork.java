package org.wythofflab.solve.outcome;

import java.math.BigInteger;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.Extent;

/**
 * How many positions of a board are near an edge, so that bands have to solve them and do not repeat what they did. Two
 * boards tell how many there are and how that grows: where edges are a few lines, in proportion to the side.
 *
 * @param half how many there are on a board of half the side of the sample
 * @param whole the same for the sample itself
 */
record ShiftWork(long half, long whole) {
    /** So large that some bands are beside each other and most of what is far from edges repeats. */
    private static final int SAMPLE = 1 << 15;

    /** To see that a block repeats takes as long as a few positions, and there is one for each 64 rows and 64 words. */
    private static final int BLOCK_SHIFT = 16;

    static ShiftWork of(GameSpec game, ShiftEngine engine) {
        return new ShiftWork(solved(game, engine, SAMPLE / 2), solved(game, engine, SAMPLE));
    }

    private static long solved(GameSpec game, ShiftEngine engine, int side) {
        try (Crew crew = new Crew(Budget.of(Long.MAX_VALUE, Long.MAX_VALUE))) {
            Board board = new Board(side, side);
            BandedRows rows = engine.bandedRows(game, board, crew);
            long[] row = new long[board.words()];
            for (int x = 0; x < side; x++) {
                rows.next(row);
            }
            return rows.solvedWords() << 6;
        }
    }

    /** How many cells that makes on a larger board. */
    BigInteger cells(Extent extent) {
        BigInteger side = extent.rows().max(extent.columns()).max(BigInteger.valueOf(SAMPLE));
        int power = whole >= 3 * half ? 2 : 1;
        return BigInteger.valueOf(whole)
                .multiply(side.pow(power))
                .divide(BigInteger.valueOf(SAMPLE).pow(power))
                .min(extent.cells());
    }

    /** What is done for what repeats, in the same measure as cells of other engines. */
    static BigInteger blocks(Extent extent) {
        return extent.cells().shiftRight(BLOCK_SHIFT);
    }
}
