package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/**
 * Plays an (s,t) game all of whose amounts are multiples of K as the (s,t') game on divided piles, {@code t' = t/K} rounded up.
 *
 * <p>The remainder of a pile by K never changes, and {@code (x,y)} plays like {@code (floor(x/K), floor(y/K))} in units of K
 * tokens. {@code Kk} and {@code Kl} may be taken if {@code K*max(k,l) < K*s*min(k,l) + t}, that is {@code max(k,l) < s*min(k,l)
 * + t/K}, where {@code t/K} may be rounded up: the two games are the same, in normal and in misere play.
 */
record StDivided(Strategy quotients, BigInteger divisor) implements Strategy {

    /** {@code t'}; for K = 2 that is {@code (t + delta_t) / 2}. */
    static BigInteger parameter(BigInteger t, BigInteger divisor) {
        return t.add(divisor).subtract(BigInteger.ONE).divide(divisor);
    }

    @Override
    public Ruling at(BigPosition position) {
        Ruling ruling = quotients.at(divided(position));
        return new Ruling(ruling.isP(), ruling.move().map(this::multiplied), ruling.maneuver(), ruling.why());
    }

    @Override
    public String hallmark(BigPosition position) {
        BigPosition quotient = divided(position);
        String rest = quotients.hallmark(quotient);
        if (quotient.equals(position)) {
            return rest;
        }
        return "counted in " + (isHalf() ? "twos" : "units of " + divisor) + ", the piles are " + Brief.of(quotient.x())
                + " and " + Brief.of(quotient.y()) + ": " + rest;
    }

    @Override
    public String pattern() {
        return "the positions whose piles, " + (isHalf() ? "halved" : "divided by " + divisor)
                + " and rounded down, are among " + quotients.pattern();
    }

    private boolean isHalf() {
        return divisor.equals(BigInteger.TWO);
    }

    private BigPosition divided(BigPosition position) {
        return new BigPosition(position.x().divide(divisor), position.y().divide(divisor));
    }

    private BigMove multiplied(BigMove move) {
        return new BigMove(move.first().multiply(divisor), move.second().multiply(divisor));
    }

    @Override
    public String cost() {
        return quotients.cost();
    }
}
