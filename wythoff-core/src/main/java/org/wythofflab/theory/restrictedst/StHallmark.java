package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.theory.Telling;
import org.wythofflab.theory.common.Golden;

/** How pairs of (s,t)-Wythoff games show, see {@link org.wythofflab.theory.Strategy#hallmark}. */
final class StHallmark {

    private StHallmark() {}

    /** By the definition of the pairs. */
    static String leastUnused(StForm form, BigInteger x, BigInteger y) {
        if (x.signum() == 0) {
            return y.signum() == 0 ? "both piles are empty" : "one pile is empty and the other has one token";
        }
        Telling tell = new Telling();
        String smaller = tell.smaller(x);
        BigInteger index = form.index(x, y);
        String n = tell.index(index);
        return tell.end(tell.leastUnused(smaller, index) + ", and " + tell.larger(y) + " = " + upper(form, smaller, n));
    }

    /** By floors of multiples, for {@code s = 1}. */
    static String beatty(StForm form, BigInteger x, BigInteger y) {
        if (form.t().equals(BigInteger.ONE) && form.c().signum() == 0) {
            return Golden.hallmark(x, y);
        }
        if (x.signum() == 0) {
            return leastUnused(form, x, y);
        }
        Telling tell = new Telling();
        String smaller = tell.smaller(x);
        String n = tell.index(form.index(x, y));
        return tell.end(smaller + " = floor(" + n + " alpha" + (form.c().signum() == 0 ? "" : " + 1/alpha") + ") and "
                + tell.larger(y) + " = " + upper(form, smaller, n) + ", alpha = " + alpha(form.t()));
    }

    /** All pairs, by their definition. */
    static String allLeastUnused(StForm form) {
        return "(x, " + upper(form, "x", "n") + "), n = 0, 1, 2, ..., x the least number in no pair before";
    }

    /** All pairs by floors of multiples, for {@code s = 1}. */
    static String allBeatty(StForm form) {
        boolean misere = form.c().signum() != 0;
        return form.t().equals(BigInteger.ONE) && !misere
                ? Golden.pattern()
                : "(x, " + upper(form, "x", "n") + "), n = 0, 1, 2, ..., x = floor(n alpha"
                        + (misere ? " + 1/alpha" : "") + "), alpha = " + alpha(form.t());
    }

    private static String upper(StForm form, String smaller, String n) {
        return times(form.s(), smaller) + " + " + times(form.t(), n)
                + (form.c().signum() == 0 ? "" : " + " + Brief.of(form.c()));
    }

    private static String times(BigInteger factor, String number) {
        return factor.equals(BigInteger.ONE) ? number : Brief.of(factor) + "*" + number;
    }

    /** {@code (2 - t + sqrt(t^2 + 4)) / 2} for {@code t > 1}. */
    static String alpha(BigInteger t) {
        String root = "sqrt(" + Brief.of(t.multiply(t).add(BigInteger.valueOf(4))) + ")";
        BigInteger less = t.subtract(BigInteger.TWO);
        return less.signum() == 0 ? root + "/2" : "(" + root + " - " + Brief.of(less) + ")/2";
    }
}
