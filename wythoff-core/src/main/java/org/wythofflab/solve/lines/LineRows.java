package org.wythofflab.solve.lines;

import java.util.Arrays;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.RowMachine;

/** The one P-position of each row where the game is not over, above the diagonal or as the mirror image of an earlier one. */
final class LineRows implements RowMachine {
    private final LineSet set;
    private final EndColumns ends;
    private final int columns;
    private final boolean misere;
    private final int[] mirrored;
    private int x;

    LineRows(LinePlan plan, Board board) {
        // Of a low board the mirror images lie in the rows, so that piles count up to the longer side.
        set = new LineSet(plan, board.rows(), board.longerSide(), plan.marksEnds());
        ends = plan.marksEnds() ? plan.ends() : EndColumns.NONE;
        columns = board.columns();
        misere = plan.misere();
        mirrored = new int[board.rows()];
        Arrays.fill(mirrored, RecentColumns.NONE);
    }

    @Override
    public void next(long[] row) {
        Arrays.fill(row, 0);
        int y = set.step(misere && x == 0 ? 1 : x);
        if (y == RecentColumns.NONE) {
            y = mirrored[x];
        } else if (y < mirrored.length) {
            mirrored[y] = x;
        }
        mark(row, y);
        for (int over : ends.column(x)) {
            mark(row, over);
        }
        x++;
    }

    private void mark(long[] row, int y) {
        if (y >= 0 && y < columns) {
            row[y >>> 6] |= 1L << y;
        }
    }
}
