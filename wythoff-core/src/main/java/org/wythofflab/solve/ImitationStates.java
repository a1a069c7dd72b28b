package org.wythofflab.solve;

import java.math.BigInteger;
import org.wythofflab.rules.ImitationState;

/** Who wins in every state of (m,p)-Imitation Nim with both piles below a bound. */
public final class ImitationStates {
    private final int bound;
    private final ImitationRows rows;

    ImitationStates(int bound, ImitationRows rows) {
        this.bound = bound;
        this.rows = rows;
    }

    public int bound() {
        return bound;
    }

    /** Whether the player who has just moved wins; the history may have begun outside the board. */
    public boolean isP(ImitationState state) {
        int x = state.x().intValueExact();
        int y = state.y().intValueExact();
        int larger = Math.max(x, y);
        // What was taken cannot be imitated when no pile is as large any more.
        BigInteger last = state.lastFromSmaller();
        boolean quiet = last.compareTo(BigInteger.valueOf(larger)) > 0;
        return rows.isP(
                Math.min(x, y),
                larger,
                quiet ? 0 : last.intValueExact(),
                level(state.moverCredit()),
                level(state.otherCredit()));
    }

    /** Credit that outlasts the tokens of the board is as good as all of it, see {@link ImitationRows#creditLevels}. */
    private int level(int credit) {
        return Math.min(credit, rows.creditLevels() - 1);
    }
}
