package org.wythofflab.solve.grundy;

import java.util.BitSet;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Moves;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.bits.EndRows;

/** Grundy values of games whose moves depend on the piles: the mex of all options, one position after the other. */
final class PositionValues {
    private final Moves moves;
    private final Board board;
    private final EndRows over;
    private final int[][] values;

    PositionValues(GameSpec game, Board board) {
        this.moves = game.moves();
        this.board = board;
        over = EndRows.of(game, board.rows(), board.columns());
        values = new int[board.rows()][board.columns()];
    }

    GrundyTable solve(Budget budget) {
        for (int x = 0; x < board.rows(); x++) {
            over.begin(x);
            for (int y = 0; y < board.columns(); y++) {
                budget.checkpoint(x, board.rows());
                if ((over.word(y >>> 6) >>> y & 1) == 0) {
                    values[x][y] = mex(x, y, budget);
                }
            }
        }
        return new GrundyTable(board, values);
    }

    private int mex(int x, int y, Budget budget) {
        BitSet seen = new BitSet();
        Moves.Visitor visitor = (k, l) -> {
            seen.set(values[x - k][y - l]);
            return true;
        };
        moves.visitOnePile(x, y, visitor);
        moves.visitTwoPile(x, y, budget::pulse, visitor);
        return seen.nextClearBit(0);
    }
}
