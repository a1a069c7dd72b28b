package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/**
 * W_kN, where the previous player proposes k two-pile options or one Nim option, is the complement of W^kN (Larsson 2011,
 * Proposition 3.2), which is (1,k)-Wythoff Nim: what wins there beyond all forbidding is what to propose here.
 */
final class ComplyDiagonalStrategy implements Strategy {

    private final MpWythoffStrategy blocking;

    ComplyDiagonalStrategy(MpWythoffStrategy blocking) {
        this.blocking = blocking;
    }

    @Override
    public Ruling at(BigPosition position) {
        Ruling other = blocking.at(position);
        if (!other.isP()) {
            return Ruling.p("N in W^kN, so P in W_kN: the proposed options are P there and N here")
                    .with(other.maneuver());
        }
        if (position.x().max(position.y()).signum() == 0) {
            return Ruling.alreadyWon("there is nothing to propose");
        }
        boolean fromFirst = position.x().compareTo(position.y()) > 0;
        BigMove move =
                fromFirst ? new BigMove(BigInteger.ONE, BigInteger.ZERO) : new BigMove(BigInteger.ZERO, BigInteger.ONE);
        return Ruling.n(
                move,
                "P in W^kN, so N in W_kN: every Nim option wins, and every two-pile option but at most k-1, so that what"
                        + " must be proposed holds one that wins");
    }

    @Override
    public String hallmark(BigPosition position) {
        return blocking.hallmark(position);
    }

    @Override
    public String pattern() {
        return blocking.pattern();
    }

    @Override
    public String cost() {
        return blocking.cost();
    }
}
