package org.wythofflab.solve;

import java.math.BigInteger;
import java.util.function.IntConsumer;
import org.wythofflab.solve.bits.Bits;

/** Who wins at every position of a board: one bit each. */
public final class OutcomeGrid {
    private final Board board;
    private final long[][] rows;

    private OutcomeGrid(Board board, long[][] rows) {
        this.board = board;
        this.rows = rows;
    }

    /** Runs the machine over the whole board; the cost is the machine's plus one bit a cell. */
    static OutcomeGrid of(RowMachine machine, Board board, Budget budget) {
        long[][] rows = new long[board.rows()][];
        for (int x = 0; x < rows.length; x++) {
            budget.checkpoint(x, rows.length);
            rows[x] = new long[board.words()];
            machine.next(rows[x]);
        }
        return new OutcomeGrid(board, rows);
    }

    static BigInteger bytes(Extent extent) {
        return extent.cells().shiftRight(3).add(extent.rows().multiply(BigInteger.valueOf(32)));
    }

    public Board board() {
        return board;
    }

    public boolean isP(int x, int y) {
        return Bits.get(rows[x], y);
    }

    /** The P-positions (x, y) of row x with y below the bound, in order. */
    public void forEachP(int x, int yBound, IntConsumer action) {
        Bits.forEach(rows[x], Math.min(yBound, board.columns()), action);
    }

    public long countP() {
        long count = 0;
        for (long[] row : rows) {
            count += Bits.count(row);
        }
        return count;
    }
}
