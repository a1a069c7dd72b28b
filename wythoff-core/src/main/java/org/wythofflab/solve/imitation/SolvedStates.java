package org.wythofflab.solve.imitation;

import java.math.BigInteger;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.solve.ImitationStates;

/** The states of a board whose rows are all solved. */
record SolvedStates(int bound, ImitationRows rows) implements ImitationStates {

    @Override
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
