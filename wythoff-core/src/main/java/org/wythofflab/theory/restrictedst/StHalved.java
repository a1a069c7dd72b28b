package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/**
 * Plays an even-even (s,t) game as the (s,t') game on halved piles, {@code t' = (t + delta_t) / 2}.
 *
 * <p>All amounts are even, so an odd pile keeps its last token for ever, and {@code (x,y)} plays like {@code
 * (floor(x/2), floor(y/2))} in units of two tokens. {@code 2k} and {@code 2l} may be taken if {@code 2*max(k,l) <
 * 2s*min(k,l) + t}, that is {@code max(k,l) < s*min(k,l) + t/2}, where {@code t/2} may be rounded up: the two games are
 * the same, in normal and in misere play.
 */
record StHalved(Strategy halves) implements Strategy {

    /** {@code t' = (t + delta_t) / 2}. */
    static BigInteger parameter(BigInteger t) {
        return t.add(BigInteger.ONE).shiftRight(1);
    }

    @Override
    public Ruling at(BigPosition position) {
        Ruling ruling = halves.at(halved(position));
        return new Ruling(ruling.isP(), ruling.move().map(StHalved::doubled), ruling.maneuver(), ruling.why());
    }

    @Override
    public String hallmark(BigPosition position) {
        BigPosition half = halved(position);
        String rest = halves.hallmark(half);
        if (half.equals(position)) {
            return rest;
        }
        return "counted in twos, the piles are " + Brief.of(half.x()) + " and " + Brief.of(half.y()) + ": " + rest;
    }

    @Override
    public String pattern() {
        return "the positions whose piles, halved and rounded down, are among " + halves.pattern();
    }

    private static BigPosition halved(BigPosition position) {
        return new BigPosition(position.x().shiftRight(1), position.y().shiftRight(1));
    }

    private static BigMove doubled(BigMove move) {
        return new BigMove(move.first().shiftLeft(1), move.second().shiftLeft(1));
    }

    @Override
    public String cost() {
        return halves.cost();
    }
}
