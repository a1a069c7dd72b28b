package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wythofflab.exact.Brief;
import org.wythofflab.exact.Product;
import org.wythofflab.theory.ClosedForm;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.common.StatedTheorem;

/** Section 2 of Fraenkel and Tanny: Wyt(f) with a constant {@code f(k) = t >= 2}. */
final class WytConstantTheorems {

    /** With larger parameters nobody could read the formula digit by digit. */
    private static final BigInteger LARGEST = BigInteger.valueOf(60);

    private WytConstantTheorems() {}

    static List<Theorem> all() {
        return List.of(
                theorem(
                        "Theorem 10",
                        "for f(k) = t >= 2 the P-positions are (A_n, B_n) with A_n = mex{A_i, B_i : i < n} and B_n ="
                                + " t*A_n - (t^2-1)*floor(A_n/(t+1))",
                        system -> with(
                                formula(system),
                                Knowledge.of(new WytConstantStrategy(system)).andPairs(new WytConstantPairs(system)))),
                theorem(
                        "Theorem 11",
                        "for f(k) = t >= 2 the digits of the piles in the numeration system (t^2-1, t, 1) decide in"
                                + " linear time",
                        system -> Knowledge.nothingYet()
                                .andDigits(new WytConstantDigits(system))
                                .andFact("P if and only if in the smaller pile the last digit is not less than the one"
                                        + " before, and the larger pile has the same digits with these two exchanged; digits count "
                                        + Brief.of(system.period()) + ", " + Brief.of(system.t()) + " and 1")),
                theorem(
                        "Corollary 12",
                        "for f(k) = t >= 2 the game is tractable",
                        system -> Knowledge.nothingYet()
                                .andFact("tractable: a winning move is found in linear time, from the digits")),
                theorem(
                        "Theorem 13",
                        "for f(k) = t >= 2 the sequences A and B are arithmetically periodic",
                        WytConstantTheorems::periodicity));
    }

    /**
     * With e = x mod (t+1), {@code t x - (t^2-1) floor(x/(t+1)) = x + (t-1) e}. As t = -1 and t^2-1 = 0 modulo t+1, e is m_0 -
     * m_1 if m_1 <= m_0; and this is so, and x in A (Lemma 7), if and only if {@code m_1 = floor((x mod (t^2-1))/(t+1))} and e
     * make less than t.
     */
    private static Optional<ClosedForm> formula(ThreeDigits system) {
        if (system.t().compareTo(LARGEST) > 0) {
            return Optional.empty();
        }
        int t = system.t().intValueExact();
        String e = "x % " + (t + 1);
        return Optional.of(ClosedForm.linear("y = x + " + (t - 1) + "*(" + e + ") and x % " + (t * t - 1) + " // "
                        + (t + 1) + " + " + e + " < " + t)
                .eitherWay());
    }

    private static Knowledge with(Optional<ClosedForm> formula, Knowledge knowledge) {
        return formula.map(knowledge::andFormula).orElse(knowledge);
    }

    private static Theorem theorem(String locator, String statement, Function<ThreeDigits, Knowledge> given) {
        return StatedTheorem.of(
                Paper.WYT_F,
                locator,
                statement,
                (game, assumptions) ->
                        WytConstantBound.of(game).map(ThreeDigits::new).map(given));
    }

    private static Knowledge periodicity(ThreeDigits system) {
        BigInteger t = system.t();
        BigInteger less = t.subtract(BigInteger.ONE);
        String p = Brief.of(system.period());
        String q = Brief.of(new WytConstantPairs(system).perPeriod());
        return Knowledge.nothingYet()
                .andFact("of the P-positions in order of the smaller pile, each next " + q + " are the " + q
                        + " before with " + p + " more in both piles")
                .andFact("divided by " + p + ", the smaller piles leave " + q
                        + " remainders and the larger ones as many, " + Brief.of(less)
                        + " of them in common; together all " + p)
                .andFact("the piles of a P-position differ by at most " + Brief.of(Product.square(less)))
                .andFact("a position is N unless its remainders, divided by " + p + ", are those of one of the first "
                        + q + " P-positions, in either order");
    }
}
