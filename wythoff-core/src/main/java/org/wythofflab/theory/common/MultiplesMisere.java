package org.wythofflab.theory.common;

import java.math.BigInteger;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;

/**
 * The misere play of a game whose two-pile moves take multiples of K that differ by less than t, one-pile moves being free, if (0,0), (1,1) and
 * (K,K+1) are P-positions of its normal play: (0,1), (K,K) and (K+1,K+1) take the places of (0,0), (1,1) and (K,K+1).
 *
 * <p>Both have the piles 0, 1, K and K+1. A position without these piles that has a two-pile move to one of the three has one to
 * one of the other three: its piles are at least 2K, and its rests are those of (0,0) and (K,K), of (1,1) and (K+1,K+1), or of
 * (K,K+1) and (0,1), which lie K tokens apart in both piles. So all other P-positions are the same.
 */
public record MultiplesMisere(OrderedPiles normal, int k) implements OrderedPiles {

    @Override
    public Ruling ordered(BigPosition position) {
        BigInteger x = position.x();
        BigInteger y = position.y();
        if (isSpecial(x)) {
            BigInteger partner = isBelowK(x) ? BigInteger.ONE.subtract(x) : x;
            int order = y.compareTo(partner);
            if (order == 0) {
                return Ruling.p("one of (0,1), (K,K) and (K+1,K+1)");
            }
            return order < 0
                    ? Ruling.alreadyWon("both piles are empty, and whoever cannot move wins")
                    : Ruling.n(
                            OrderedPiles.move(position, x, partner),
                            "the smaller pile is 0, 1, K or K+1: to (0,1), (1,0), (K,K) or (K+1,K+1)");
        }
        Ruling ruling = normal.ordered(position);
        return ruling.move().map(move -> elsewhere(position, move, ruling)).orElse(ruling);
    }

    private Ruling elsewhere(BigPosition position, BigMove move, Ruling ruling) {
        BigPosition target = move.from(position);
        if (!isSpecial(target.x()) || !isSpecial(target.y())) {
            return ruling;
        }
        BigInteger by = BigInteger.valueOf(isBelowK(target.x()) ? k : -k);
        return Ruling.n(
                OrderedPiles.move(position, target.x().add(by), target.y().add(by)),
                "where normal play goes to (0,0), (1,1) or (K,K+1): to (K,K), (K+1,K+1) or (0,1)");
    }

    /** Whether a pile is 0, 1, K or K+1. */
    private boolean isSpecial(BigInteger pile) {
        BigInteger above = isBelowK(pile) ? pile : pile.subtract(BigInteger.valueOf(k));
        return above.bitLength() <= 1;
    }

    private boolean isBelowK(BigInteger pile) {
        return pile.compareTo(BigInteger.valueOf(k)) < 0;
    }

    @Override
    public String orderedHallmark(BigInteger x, BigInteger y) {
        return isSpecial(x) && isSpecial(y)
                ? "it is one of (0,1), (" + k + "," + k + ") and (" + (k + 1) + "," + (k + 1) + ")"
                : normal.orderedHallmark(x, y);
    }

    @Override
    public String pattern() {
        return normal.pattern() + ", but (0,1), (" + k + "," + k + ") and (" + (k + 1) + "," + (k + 1)
                + ") instead of (0,0), (1,1) and (" + k + "," + (k + 1) + ")";
    }

    @Override
    public String cost() {
        return normal.cost();
    }
}
