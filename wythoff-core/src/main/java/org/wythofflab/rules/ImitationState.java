package org.wythofflab.rules;

import java.math.BigInteger;

/**
 * All that matters of a history of (m,p)-Imitation Nim: the piles, how many tokens the last move took if it took them
 * from the smaller (or equal) pile and 0 otherwise, and how many imitations each player still has in credit (Larsson
 * 2009, Definitions 1, 11 and 18).
 *
 * <p>After a move from the smaller or equal pile that pile is strictly the smaller one, so the pile to imitate on is
 * always the larger one now.
 */
public record ImitationState(BigInteger x, BigInteger y, BigInteger lastFromSmaller, int moverCredit, int otherCredit) {

    public static ImitationState start(Imitation rule, BigPosition position) {
        return new ImitationState(position.x(), position.y(), BigInteger.ZERO, rule.p() - 1, rule.p() - 1);
    }

    /** Whether taking {@code amount} from one pile would m-imitate the last move. */
    public boolean imitates(Imitation rule, boolean fromFirst, BigInteger amount) {
        boolean fromLarger = fromFirst ? x.compareTo(y) > 0 : y.compareTo(x) > 0;
        return lastFromSmaller.signum() > 0
                && fromLarger
                && amount.compareTo(lastFromSmaller) >= 0
                && amount.compareTo(lastFromSmaller.add(BigInteger.valueOf(rule.m()))) < 0;
    }

    /** Whether the imitation rule forbids taking {@code amount}: it would be an imitation, and the credit is used up. */
    public boolean forbids(Imitation rule, boolean fromFirst, BigInteger amount) {
        return moverCredit == 0 && imitates(rule, fromFirst, amount);
    }

    /** The state after taking {@code amount} from one pile, seen by the other player. */
    public ImitationState after(Imitation rule, boolean fromFirst, BigInteger amount) {
        BigInteger pile = fromFirst ? x : y;
        BigInteger other = fromFirst ? y : x;
        if (amount.signum() <= 0 || amount.compareTo(pile) > 0 || forbids(rule, fromFirst, amount)) {
            throw new IllegalArgumentException("not a legal move from " + this + ": " + amount);
        }
        int credit = imitates(rule, fromFirst, amount) ? moverCredit - 1 : rule.p() - 1;
        BigInteger last = pile.compareTo(other) <= 0 ? amount : BigInteger.ZERO;
        BigInteger left = pile.subtract(amount);
        return new ImitationState(fromFirst ? left : x, fromFirst ? y : left, last, otherCredit, credit);
    }
}
