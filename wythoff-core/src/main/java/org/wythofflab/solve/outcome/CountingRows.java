package org.wythofflab.solve.outcome;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.Run;

/** Counts the marked options of every position of a row; see {@link CountingEngine}. */
final class CountingRows implements RowMachine {
    private final Board board;
    private final Decision decision;
    private final RowCounter line;
    private final ColumnCounter column;
    private final @Nullable WedgeCounter wedge;
    private final @Nullable FanCounter fans;
    private final @Nullable OptionCounter options;
    private final RowHistory history;
    /** Marked positions on each diagonal y - x, for the maneuver of (m,p)-Wythoff Nim. */
    private final int[] diagonals;

    private int x;

    CountingRows(GameSpec game, CountingPlan plan, Board board) {
        this.board = board;
        decision = Decision.of(game);
        List<Run> first = plan.first();
        line = new RowCounter(plan.second(), board.columns());
        column = new ColumnCounter(first, board.columns());
        wedge = plan.wedge().map(w -> new WedgeCounter(w, board)).orElse(null);
        fans = plan.fans().isEmpty() ? null : new FanCounter(plan.fans(), board);
        options = decision.misere() ? new OptionCounter(game.moves(), board, decision.limit()) : null;
        history = new RowHistory(plan.depth(board), board.words());
        diagonals = new int[plan.countsDiagonals() ? board.rows() + board.columns() : 0];
    }

    @Override
    public void next(long[] row) {
        int[] columnCounts = column.begin(x, history);
        if (wedge != null) {
            wedge.begin(x, history);
        }
        if (fans != null) {
            fans.begin(x, history);
        }
        if (options != null) {
            options.nextRow();
        }
        for (int w = 0; w < row.length; w++) {
            row[w] = solveWord(w << 6, columnCounts);
        }
        history.add(row);
        x++;
        if (!decision.markedIsP()) {
            Bits.complement(row, board.columns());
        }
    }

    private long solveWord(int from, int[] columnCounts) {
        long word = 0;
        int end = Math.min(64, board.columns() - from);
        for (int i = 0; i < end; i++) {
            int y = from + i;
            int marked = isMarked(y, columnCounts[y]) ? 1 : 0;
            line.put(y, marked);
            if (diagonals.length > 0) {
                diagonals[y - x + board.rows()] += marked;
            }
            word |= (long) marked << i;
        }
        return word;
    }

    private boolean isMarked(int y, int inColumn) {
        long twoPile = wedge != null ? wedge.at(y) : fans != null ? fans.at(y) : 0;
        long same = diagonals.length == 0 ? 0 : diagonals[y - x + board.rows()];
        long scoped = decision.inScope((long) inColumn + line.at(y), twoPile, same);
        return scoped >= 0 && scoped < decision.limit() && (options == null || options.at(y) > scoped);
    }
}
