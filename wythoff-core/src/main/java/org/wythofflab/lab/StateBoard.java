package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.solve.ImitationStates;

/** Who wins after a history that may have begun far outside the solved board. */
record StateBoard(Imitation rule, ImitationStates states) {

    boolean isP(ImitationState state) {
        BigInteger larger = state.x().max(state.y());
        // What was taken cannot be imitated when no pile is as large any more.
        boolean quiet = state.lastFromSmaller().compareTo(larger) > 0;
        return states.isP(new ImitationState(
                state.x(),
                state.y(),
                quiet ? BigInteger.ZERO : state.lastFromSmaller(),
                usable(state.moverCredit()),
                usable(state.otherCredit())));
    }

    /**
     * The engine counts credit down from p-1, as far as a game that begins on its board can use it up. Credit that
     * outlasts the tokens of the board is as good as all of it, and less credit is worth what it is.
     */
    private int usable(int credit) {
        int levels = Math.min(rule.p(), states.bound() + 1);
        return Math.min(credit, levels - 1) + rule.p() - levels;
    }
}
