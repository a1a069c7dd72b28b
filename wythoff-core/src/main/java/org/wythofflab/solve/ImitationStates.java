package org.wythofflab.solve;

import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;

/** Who wins in every state of (m,p)-Imitation Nim with both piles below a bound. */
public final class ImitationStates {
    private final Imitation rule;
    private final int bound;
    private final ImitationRows rows;

    ImitationStates(Imitation rule, int bound, ImitationRows rows) {
        this.rule = rule;
        this.bound = bound;
        this.rows = rows;
    }

    public int bound() {
        return bound;
    }

    /** Whether the player who has just moved wins. */
    public boolean isP(ImitationState state) {
        int x = state.x().intValueExact();
        int y = state.y().intValueExact();
        int last = state.lastFromSmaller().intValueExact();
        return rows.isP(Math.min(x, y), Math.max(x, y), last, level(state.moverCredit()), level(state.otherCredit()));
    }

    /** Credit that cannot be used up on this board is counted from the top, see {@link ImitationRows#creditLevels}. */
    private int level(int credit) {
        return credit - (rule.p() - rows.creditLevels());
    }
}
