package org.wythofflab.lab.board;

import java.math.BigInteger;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.solve.ImitationStates;

/**
 * The states of Imitation Nim that histories can lead to at a position. The last move took from the smaller pile, then the
 * one who made it has full credit and the other may have any; or it took from the larger one, perhaps as an imitation of
 * a move from the smaller pile, which gave back full credit.
 */
public record Histories(Imitation rule, ImitationStates states) {

    /** 0 and 1: N and P after every history; 2 and 3: dynamic, and N or P as a starting position. */
    public int kind(int x, int y) {
        int full = rule.p() - 1;
        boolean start = isP(x, y, 0, full, full);
        for (int credit = 0; credit <= full; credit++) {
            if (isP(x, y, 0, credit, full) != start || isP(x, y, 0, full, credit) != start) {
                return start ? 3 : 2;
            }
            for (int last = 1; last <= Math.abs(x - y); last++) {
                if (isP(x, y, last, credit, full) != start) {
                    return start ? 3 : 2;
                }
            }
        }
        return start ? 1 : 0;
    }

    private boolean isP(int x, int y, int last, int mover, int other) {
        return states.isP(new ImitationState(
                BigInteger.valueOf(x), BigInteger.valueOf(y), BigInteger.valueOf(last), mover, other));
    }
}
