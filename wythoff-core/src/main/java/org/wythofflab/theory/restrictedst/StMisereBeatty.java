package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Quadratic;

/**
 * The pairs of misere play for {@code s = 1}, {@code t > 1} by floors: {@code E_n = floor(n*alpha + 1/alpha)} and {@code
 * H_n = E_n + tn + 1 = floor(n*beta + 1/alpha + 1)}, {@code beta = alpha + t}.
 *
 * <p>They are complementary: below an {@code N >= 1} there are {@code ceil((N - 1/alpha) / alpha)} terms of E and {@code
 * ceil((N - 1 - 1/alpha) / beta)} of H. As {@code 1/beta = 1 - 1/alpha}, the two numbers under the ceilings add up to
 * {@code N - 1}; they are irrational, so that the ceilings add up to {@code N}. E and H increase and {@code E_n < H_n},
 * so {@code E_n} is the least number not among the earlier ones.
 *
 * <p>As {@code 1/alpha = (alpha + t - 2) / t}, all floors are those of multiples: {@code n*alpha + 1/alpha = ((tn +
 * 1)*alpha + t - 2) / t}.
 */
final class StMisereBeatty implements StPairs {

    private final StPairs sections;
    private final StForm form;
    private final Quadratic alpha;
    private final Quadratic inverse;
    private final StQuadraticForm quadratic;

    /**
     * The same pairs as the given ones.
     *
     * @param sections asked for what floors do not tell
     */
    StMisereBeatty(StMiserePairs sections) {
        this.sections = sections;
        this.form = sections.form();
        this.alpha = form.alpha();
        this.inverse = form.inverseForOne();
        this.quadratic = new StQuadraticForm(form.t());
    }

    @Override
    public StForm form() {
        return form;
    }

    @Override
    public StPlace place(BigInteger pile) {
        // E_n <= x if and only if n < (x + 1 - 1/alpha) / alpha = ((tx + 2)/alpha - 1) / t.
        BigInteger multiple = inverse.floorOfMultiple(form.t().multiply(pile).add(BigInteger.TWO));
        BigInteger n = Division.floor(multiple.subtract(BigInteger.ONE), form.t());
        if (isTerm(pile, n)) {
            return StPlace.lower(form.upper(pile, n));
        }
        // Of the x + 1 numbers up to x, n + 1 are in E, so x = H_m with m + 1 = x - n.
        BigInteger m = pile.subtract(n).subtract(BigInteger.ONE);
        return StPlace.upper(pile.subtract(form.t().multiply(m)).subtract(BigInteger.ONE));
    }

    @Override
    public BigInteger lower(BigInteger n) {
        BigInteger floor = alpha.floorOfMultiple(form.t().multiply(n).add(BigInteger.ONE));
        return Division.floor(floor.add(form.t()).subtract(BigInteger.TWO), form.t());
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
        BigInteger[] division = Division.withRemainder(y.subtract(x).subtract(BigInteger.ONE), form.t());
        return division[0].signum() >= 0 && division[1].signum() == 0 && isTerm(x, division[0]);
    }

    /** Whether {@code x = E_n}: {@code tx - t + 2 < (tn + 1)*alpha < tx + 2}; pile 0 is {@code E_0}. */
    private boolean isTerm(BigInteger x, BigInteger n) {
        if (x.signum() == 0) {
            return n.signum() == 0;
        }
        BigInteger end = form.t().multiply(x).add(BigInteger.TWO);
        return quadratic.isBetween(
                end.subtract(form.t()), form.t(), form.t().multiply(n).add(BigInteger.ONE));
    }

    @Override
    public BigInteger likeness(BigInteger pile) {
        return sections.likeness(pile);
    }

    @Override
    public BigInteger firstToldByDigits() {
        return sections.firstToldByDigits();
    }
}
