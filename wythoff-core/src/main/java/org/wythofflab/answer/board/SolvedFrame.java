package org.wythofflab.answer.board;

import org.wythofflab.answer.Frame;
import org.wythofflab.answer.FrameOutcomes;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;

/** A frame on a board that reaches from (0,0) to its far corner. */
public final class SolvedFrame {
    private SolvedFrame() {}

    public static Choice<FrameOutcomes> of(GameSpec game, Frame frame, Budget budget) {
        return Engines.outcomes(game, frame.board(), budget)
                .announced(budget)
                .map(solver -> solver.run(budget))
                .map(grid -> {
                    // The board was solved, so both piles fit an int.
                    int x0 = frame.x0().intValueExact();
                    int y0 = frame.y0().intValueExact();
                    return (i, j) -> grid.isP(x0 + i, y0 + j);
                });
    }
}
