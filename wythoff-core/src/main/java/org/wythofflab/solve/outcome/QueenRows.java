package org.wythofflab.solve.outcome;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.Bits;

/**
 * {@link CountingBand} for Wythoff's game itself, with options to forbid or to propose or none: three counters decide a
 * position, and a row ends with its K-th marked position, since all later ones have K marked options in it.
 */
public final class QueenRows implements RowMachine {
    public static final Moves WYTHOFF =
            Moves.nimPlus(new Band(BigInteger.ONE, BigInteger.ONE, AmountSet.ALL, AmountSet.ALL));

    private final Decision decision;
    private final Board board;
    /** Marked positions so far in each column and on each diagonal; below the limit plus one, since then none is added. */
    private final int[] inColumn;

    private final int[] onDiagonal;
    private int x;

    private QueenRows(Decision decision, Board board) {
        this.decision = decision;
        this.board = board;
        inColumn = new int[board.columns()];
        onDiagonal = new int[board.rows() + board.columns()];
    }

    static Optional<QueenRows> of(GameSpec game, Board board) {
        return suits(game) ? Optional.of(new QueenRows(Decision.of(game), board)) : Optional.empty();
    }

    static boolean suits(GameSpec game) {
        return game.isUniform()
                && game.moves().equals(WYTHOFF)
                && game.maneuver().scope() == Maneuver.Scope.ALL
                && (game.convention() == Convention.NORMAL || game.maneuver().count() == 1);
    }

    @Override
    public void next(long[] row) {
        Arrays.fill(row, 0);
        int shift = board.rows() - x;
        int limit = decision.limit();
        int inRow = 0;
        // In misere play without a maneuver a position without options is not marked, and all others are as they were.
        int first = decision.misere() && x == 0 ? 1 : 0;
        for (int y = first; y < inColumn.length && inRow < limit; y++) {
            // Each counter is at most the number of rows or columns, so the sum is far below 2^31.
            if (inRow + inColumn[y] + onDiagonal[y + shift] < limit) {
                inRow++;
                inColumn[y]++;
                onDiagonal[y + shift]++;
                row[y >>> 6] |= 1L << y;
            }
        }
        x++;
        if (!decision.markedIsP()) {
            Bits.complement(row, board.columns());
        }
    }
}
