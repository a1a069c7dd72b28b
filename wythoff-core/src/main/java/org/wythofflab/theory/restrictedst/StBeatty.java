package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Quadratic;
import org.wythofflab.theory.PairWalk;

/**
 * The pairs of {@code s = 1}: {@code A_n = floor(n*alpha)} and {@code B_n = A_n + tn = floor(n*beta)}, {@code beta =
 * alpha + t}, as {@code 1/alpha + 1/beta = 1} makes them complementary (Fraenkel 1982). One square root for a place or
 * a term, no root at all to see that a pair is one.
 */
final class StBeatty implements StPairs {

    private final StForm form;
    private final Quadratic alpha;
    private final Quadratic inverse;
    private final StQuadraticForm quadratic;

    StBeatty(StForm form) {
        this.form = form;
        this.alpha = form.alpha();
        this.inverse = form.inverseForOne();
        this.quadratic = new StQuadraticForm(form.t());
    }

    @Override
    public StForm form() {
        return form;
    }

    @Override
    public Optional<PairWalk> walk(long from, long end) {
        return StPairs.ofWord(this, from, end);
    }

    @Override
    public StPlace place(BigInteger pile) {
        // A_n <= pile if and only if n*alpha < pile + 1: so many terms of A, besides A_0, and the rest are terms of B.
        BigInteger n = inverse.floorOfMultiple(pile.add(BigInteger.ONE));
        if (quadratic.isFloor(pile, n)) {
            return StPlace.lower(form.upper(pile, n));
        }
        BigInteger m = pile.subtract(n);
        return StPlace.upper(pile.subtract(form.t().multiply(m)));
    }

    @Override
    public BigInteger lower(BigInteger n) {
        return alpha.floorOfMultiple(n);
    }

    @Override
    public String hallmark(BigInteger x, BigInteger y) {
        return StHallmark.beatty(form, x, y);
    }

    @Override
    public String pattern() {
        return StHallmark.allBeatty(form);
    }

    @Override
    public boolean isPlainlyPair(BigInteger x, BigInteger y) {
        BigInteger[] division = Division.withRemainder(y.subtract(x), form.t());
        return division[1].signum() == 0 && quadratic.isFloor(x, division[0]);
    }
}
