package org.wythofflab.answer.board;

import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.solve.PositionStream;

/** Who wins at every position of a board; a board of a symmetric game answers for both orders of the piles. */
public record OutcomeBoard(OutcomeGrid grid, Orientation orientation) {

    boolean isP(int x, int y) {
        return orientation.swaps(x, y) ? grid.isP(y, x) : grid.isP(x, y);
    }

    /** The P-positions with both piles smaller than those of (x, y). */
    void forEachPBelow(int x, int y, Runnable pulse, PositionStream.Sink action) {
        boolean swap = orientation.swaps(x, y);
        int rows = swap ? y : x;
        int columns = swap ? x : y;
        for (int r = 0; r < rows; r++) {
            int row = r;
            pulse.run();
            grid.forEachP(r, columns, column -> action.accept(swap ? column : row, swap ? row : column));
        }
    }
}
