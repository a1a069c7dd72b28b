package org.wythofflab.solve.outcome;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.EndRows;
import org.wythofflab.solve.bits.Run;

/**
 * Counts the marked options of the positions of some columns; see {@link CountingEngine}. It has counters of its own for
 * these columns and all before them, where it only enters what is marked.
 */
final class CountingBand implements RowBand {
    private final Board board;
    private final Decision decision;
    private final int from;
    private final RowCounter line;
    private final ColumnCounter column;
    private final @Nullable PairCounter pairs;
    private final @Nullable OptionCounter options;
    private final EndRows over;
    private final RowHistory history;
    /** Marked positions on each diagonal y - x, for the maneuver of (m,p)-Wythoff Nim. */
    private final int[] diagonals;

    private int x;

    /**
     * A band that ends with the board.
     *
     * @param from its first word
     */
    CountingBand(GameSpec game, CountingPlan plan, Board board, int from) {
        this.board = board;
        this.from = from;
        decision = Decision.of(game);
        List<Run> first = plan.first();
        line = new RowCounter(plan.second(), board.columns());
        column = new ColumnCounter(first, from << 6, board.columns());
        pairs = pairs(plan);
        options = decision.misere() ? new OptionCounter(game.moves(), board, decision.limit()) : null;
        over = EndRows.of(game, board.rows(), board.columns());
        history = new RowHistory(plan.depth(board), board.words());
        diagonals = new int[plan.countsDiagonals() ? board.rows() + board.columns() : 0];
    }

    private @Nullable PairCounter pairs(CountingPlan plan) {
        if (plan.wedge().isPresent()) {
            return new WedgeCounter(plan.wedge().get(), from << 6, board);
        }
        return plan.fans().isEmpty() ? null : new FanCounter(plan.fans(), board);
    }

    @Override
    public int from() {
        return from;
    }

    @Override
    public int to() {
        return board.words();
    }

    @Override
    public boolean solve(int x, long[] marked) {
        this.x = x;
        int[] columnCounts = column.begin(x, history);
        if (pairs != null) {
            pairs.begin(x, history);
        }
        if (options != null) {
            options.nextRow();
        }
        line.begin(marked, from << 6);
        over.begin(x);
        if (pairs != null && goesOn()) {
            pairs.count();
        }
        int w = from;
        for (; w < board.words() && goesOn(); w++) {
            marked[w] = solveWord(w << 6, columnCounts, over.word(w));
        }
        Arrays.fill(marked, w, board.words(), 0);
        if (diagonals.length > 0) {
            Bits.forEach(marked, board.columns(), y -> diagonals[y - x + board.rows()]++);
        }
        history.add(marked);
        // Other bands read what is there.
        return true;
    }

    /** Whether later positions of the row may be marked. */
    private boolean goesOn() {
        return !over.isEmpty() || fewEnough(decision.inScope(line.forAllLater(), 0, 0));
    }

    /** @param ended where the game is over: marked, but in misere play */
    private long solveWord(int start, int[] columnCounts, long ended) {
        long word = 0;
        int end = Math.min(64, board.columns() - start);
        for (int i = 0; i < end; i++) {
            int y = start + i;
            boolean isOver = (ended >>> i & 1) != 0;
            int marked = (isOver ? options == null : isMarked(y, columnCounts[y])) ? 1 : 0;
            line.put(y, marked);
            word |= (long) marked << i;
        }
        return word;
    }

    private boolean isMarked(int y, int inColumn) {
        long twoPile = pairs == null ? 0 : pairs.at(y);
        long same = diagonals.length == 0 ? 0 : diagonals[y - x + board.rows()];
        long scoped = decision.inScope((long) inColumn + line.at(y), twoPile, same);
        return fewEnough(scoped) && (options == null || options.at(y) > scoped);
    }

    private boolean fewEnough(long scoped) {
        return scoped >= 0 && scoped < decision.limit();
    }
}
