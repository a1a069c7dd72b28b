package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.OutcomeEngine;

class PositionEngineTest extends OutcomeEngineContract {

    @Override
    protected OutcomeEngine engine() {
        return new PositionEngine();
    }

    /** It is the one that can do every game without memory. */
    @Override
    protected int serves() {
        return 200;
    }

    @Test
    void euclidIsLostIfOnePileIsLessThanPhiTimesTheOther() {
        // Cole and Davie 1969: who is to move wins unless 1 < y/x < phi, both piles being positive and different.
        String euclid = "moves(first: y > 0 and k % y = 0; second: x > 0 and l % x = 0; both: none)";
        var grid = Boards.solve(engine(), euclid, 60, 60);
        for (int x = 1; x < 60; x++) {
            for (int y = x + 1; y < 60; y++) {
                boolean below = (long) y * y < (long) x * y + (long) x * x;
                assertThat(grid.isP(x, y)).as("(%d,%d)", x, y).isEqualTo(below);
            }
        }
    }
}
