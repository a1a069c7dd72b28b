package org.wythofflab.solve.outcome;

import java.util.Arrays;
import java.util.Optional;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Guard;
import org.wythofflab.rules.Moves;
import org.wythofflab.rules.PairTest;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.EndRows;

/** Decides one position after the other, by asking which marked ones it reaches; see {@link PositionEngine}. */
final class PositionRows implements RowMachine {

    /** Some marked positions of one row or column, in order. */
    private static final class Marked {
        private int[] at = new int[4];
        private int count;

        void add(int pile) {
            if (count == at.length) {
                at = Arrays.copyOf(at, 2 * count);
            }
            at[count++] = pile;
        }
    }

    private final Board board;
    private final Decision decision;
    private final AmountSet first;
    private final AmountSet second;
    private final boolean pairs;
    private final PairTest both;
    private final Guard.Test guard;
    private final EndRows over;
    private final Marked[] rows;
    private final Marked[] columns;
    private int x;

    PositionRows(GameSpec game, Board board) {
        this.board = board;
        decision = Decision.of(game);
        Moves moves = game.moves();
        first = moves.first();
        second = moves.second();
        pairs = moves.hasTwoPileMoves();
        int maxFirst = Math.max(0, board.rows() - 1);
        int maxSecond = Math.max(0, board.columns() - 1);
        both = moves.both().on(maxFirst, maxSecond);
        Optional<Guard> rule = moves.guard();
        guard = rule.map(some -> some.on(maxFirst, maxSecond)).orElse((k, l, from, fromSecond) -> true);
        over = EndRows.of(game, board.rows(), board.columns());
        rows = new Marked[board.rows()];
        columns = new Marked[board.columns()];
        Arrays.setAll(rows, i -> new Marked());
        Arrays.setAll(columns, i -> new Marked());
    }

    @Override
    public void next(long[] row) {
        Arrays.fill(row, 0);
        over.begin(x);
        for (int y = 0; y < board.columns(); y++) {
            boolean isOver = (over.word(y >>> 6) >>> y & 1) != 0;
            if (isOver ? !decision.misere() : isMarked(y)) {
                Bits.set(row, y);
                rows[x].add(y);
                columns[y].add(x);
            }
        }
        x++;
        if (!decision.markedIsP()) {
            Bits.complement(row, board.columns());
        }
    }

    /** Fewer than K options in scope are marked, no other is, and in misere play some option is not. */
    private boolean isMarked(int y) {
        int scoped = 0;
        Marked column = columns[y];
        for (int i = 0; i < column.count; i++) {
            scoped = counted(scoped, x - column.at[i], 0, y);
            if (scoped < 0) {
                return false;
            }
        }
        Marked line = rows[x];
        for (int i = 0; i < line.count; i++) {
            scoped = counted(scoped, 0, y - line.at[i], y);
            if (scoped < 0) {
                return false;
            }
        }
        for (int to = 0; pairs && to < x; to++) {
            Marked earlier = rows[to];
            for (int i = 0; i < earlier.count && earlier.at[i] < y; i++) {
                scoped = counted(scoped, x - to, y - earlier.at[i], y);
                if (scoped < 0) {
                    return false;
                }
            }
        }
        return !decision.misere() || options(y, scoped + 1) > scoped;
    }

    /** How many marked options in scope there are with this one, or -1 if that is too many. */
    private int counted(int scoped, int k, int l, int y) {
        if (!allows(k, l, y)) {
            return scoped;
        }
        return decision.scope().contains(k, l) && scoped + 1 < decision.limit() ? scoped + 1 : -1;
    }

    private boolean allows(int k, int l, int y) {
        boolean amounts = l == 0 ? first.contains(k) : k == 0 ? second.contains(l) : both.allows(k, l);
        return amounts && guard.allows(k, l, x, y);
    }

    /** How many options there are, counted up to a limit. */
    private int options(int y, int limit) {
        int found = 0;
        for (int k = 1; k <= x && found < limit; k++) {
            found += allows(k, 0, y) ? 1 : 0;
        }
        for (int l = 1; l <= y && found < limit; l++) {
            found += allows(0, l, y) ? 1 : 0;
        }
        for (int k = 1; pairs && k <= x && found < limit; k++) {
            for (int l = 1; l <= y && found < limit; l++) {
                found += allows(k, l, y) ? 1 : 0;
            }
        }
        return found;
    }
}
