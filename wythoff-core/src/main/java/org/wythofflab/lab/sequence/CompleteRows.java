package org.wythofflab.lab.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.wythofflab.answer.GrowingBoard;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.LimitException;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.OutcomeGrid;

/** Rows of a board, each searched to the right until it is known to hold no more of what is looked for. */
final class CompleteRows<T> {
    private static final int LEAST_ROWS = 32;

    /** A search that may be in vain ends after so many cells, if it has gone so many times farther than the row. */
    private static final long PATIENCE = 1L << 24;

    private static final long FARTHEST = 64;

    /** What is looked for: its places in a row, in order. */
    @FunctionalInterface
    private interface Places<T> {
        List<Integer> in(T board, int x);
    }

    private final String what;
    private final int most;
    private final int firstRows;
    private final GrowingBoard<T> boards;
    private final Inquiry inquiry;
    private final Function<T, Board> size;
    private final Places<T> places;
    private Board board = new Board(0, 0);

    private CompleteRows(
            String what,
            int most,
            int firstRows,
            GrowingBoard<T> boards,
            Inquiry inquiry,
            Function<T, Board> size,
            Places<T> places) {
        this.what = what;
        this.most = most;
        this.firstRows = firstRows;
        this.boards = boards;
        this.inquiry = inquiry;
        this.size = size;
        this.places = places;
    }

    /** P-positions, of which a row has at most {@code most}. */
    static CompleteRows<OutcomeGrid> ofOutcomes(GameSpec game, int most, Inquiry inquiry) {
        return new CompleteRows<>(
                "P-positions of " + game.text(),
                most,
                LEAST_ROWS,
                new GrowingBoard<>((extent, budget) -> Engines.outcomes(game, extent, budget), inquiry.budget()),
                inquiry,
                OutcomeGrid::board,
                (grid, x) -> {
                    List<Integer> places = new ArrayList<>();
                    grid.forEachP(x, Integer.MAX_VALUE, places::add);
                    return places;
                });
    }

    /**
     * The first position with a Grundy value.
     *
     * @param rows how many rows will be asked for
     */
    static CompleteRows<GrundyTable> ofValue(GameSpec game, long value, int rows, Inquiry inquiry) {
        return new CompleteRows<>(
                "positions of Grundy value " + value + " of " + game.text(),
                1,
                rows,
                new GrowingBoard<>((extent, budget) -> Engines.grundy(game, extent, budget), inquiry.budget()),
                inquiry,
                GrundyTable::board,
                (table, x) -> first(table, x, value));
    }

    private static List<Integer> first(GrundyTable table, int x, long value) {
        for (int y = 0; y < table.board().columns(); y++) {
            if (table.at(x, y) == value) {
                return List.of(y);
            }
        }
        return List.of();
    }

    /** All the places of row x; ask for the rows in order. */
    List<Integer> at(int x) {
        // More rows than are needed, so that the cost of growing stays a small multiple of the last board.
        int rows = x < board.rows() ? x + 1 : Math.max(firstRows, x + 1 + x / 8);
        List<Integer> found = look(x, rows, Math.max(board.columns(), rows));
        while (found.size() < most) {
            giveUp(x);
            found = look(x, x + 1, board.columns() + board.columns() / 2 + 1);
        }
        return found;
    }

    private List<Integer> look(int x, int rows, int columns) {
        Extent extent = Extent.of(rows, columns);
        T solved = inquiry.accept(
                        inquiry.run(() -> boards.covering(extent)),
                        () -> "the search for " + what + " with first pile " + x)
                .value();
        board = size.apply(solved);
        return places.in(solved, x);
    }

    private void giveUp(int x) {
        long columns = board.columns();
        if (columns > FARTHEST * (x + 1) && columns * (x + 1) > PATIENCE) {
            throw LimitException.ofKnowledge(
                    (most == 1 ? "none" : "at most " + (most - 1)) + " of the " + what + " with first pile " + x
                            + " have a second pile below " + columns
                            + "\n  whether there are more, an engine cannot tell");
        }
    }
}
