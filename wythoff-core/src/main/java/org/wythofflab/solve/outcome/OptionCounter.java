package org.wythofflab.solve.outcome;

import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Moves;
import org.wythofflab.rules.PairTest;
import org.wythofflab.solve.Board;

/**
 * How many options the positions of each row have, counted up to a limit; misere play has to know. Adds the moves that
 * take exactly x from the first pile when row x begins. A position with a larger second pile has no fewer of them, so only
 * the columns before the first that has reached the limit are looked at: O(columns) a row, and soon nothing in most games.
 */
final class OptionCounter {
    private final AmountSet first;
    private final PairTest both;
    private final int limit;
    private final int[] fromSecond;
    private final int[] withFirst;
    /** From this column on moves that take from the first pile reach the limit. */
    private int full;

    private int x = -1;

    OptionCounter(Moves moves, Board board, int limit) {
        this.first = moves.first();
        this.limit = limit;
        both = moves.both().on(Math.max(board.rows() - 1, 0), Math.max(board.columns() - 1, 0));
        fromSecond = new int[board.columns()];
        withFirst = new int[board.columns()];
        full = board.columns();
        for (int y = 1; y < fromSecond.length; y++) {
            fromSecond[y] = fromSecond[y - 1] + (moves.second().contains(y) ? 1 : 0);
        }
    }

    void nextRow() {
        x++;
        if (x == 0) {
            return;
        }
        int added = first.contains(x) ? 1 : 0;
        for (int y = 0; y < full; y++) {
            if (y > 0 && both.allows(x, y)) {
                added++;
            }
            withFirst[y] += added;
            if (withFirst[y] >= limit) {
                full = y;
            }
        }
    }

    /** Options of (x, y), or the limit if there are more. */
    int at(int y) {
        return y >= full ? limit : Math.min(limit, fromSecond[y] + withFirst[y]);
    }
}
