package org.wythofflab.answer.theorem;

import org.wythofflab.answer.Frame;
import org.wythofflab.answer.FrameOutcomes;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.Strategy;

/** A frame, perhaps far away, on each of whose positions a theorem has ruled. */
public final class RuledFrame implements FrameOutcomes {
    private final boolean[][] p;

    private RuledFrame(boolean[][] p) {
        this.p = p;
    }

    public static FrameOutcomes of(Strategy strategy, Frame frame, Budget budget) {
        boolean[][] p = new boolean[frame.size()][frame.size()];
        for (int i = 0; i < frame.size(); i++) {
            for (int j = 0; j < frame.size(); j++) {
                budget.pulse();
                p[i][j] = strategy.isP(frame.at(i, j));
            }
            budget.progress().at(i, frame.size());
        }
        return new RuledFrame(p);
    }

    @Override
    public boolean isP(int i, int j) {
        return p[i][j];
    }
}
