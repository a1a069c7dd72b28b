package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.theory.ClosedForm;

/**
 * The pairs of (s,t)-Wythoff as formulas: for s = 1 by floors, else by the digits of the piles in Fraenkel's system, where the
 * word of A_n ends in an even number of zeros and that of B_n has one zero more.
 */
final class StFormulas {

    /** With larger parameters nobody could read the formula digit by digit. */
    private static final BigInteger LARGEST = BigInteger.valueOf(60);

    private final int s;
    private final int t;
    private final String first;
    private final String second;

    private StFormulas(BigInteger s, BigInteger t, String first, String second) {
        this.s = s.intValueExact();
        this.t = t.intValueExact();
        this.first = first;
        this.second = second;
    }

    /** Equation 2. */
    static Optional<ClosedForm> normal(BigInteger s, BigInteger t) {
        return small(s, t) ? Optional.of(new StFormulas(s, t, "x", "y").normal().eitherWay()) : Optional.empty();
    }

    /** Theorem 14 on halved piles, if s = 1. */
    static Optional<ClosedForm> misere(BigInteger s, BigInteger t) {
        return small(s, t) && s.equals(BigInteger.ONE)
                ? Optional.of(new StFormulas(s, t, "x", "y").misere().eitherWay())
                : Optional.empty();
    }

    /** Theorem 13. */
    static Optional<ClosedForm> halved(BigInteger s, BigInteger half) {
        return small(s, half)
                ? Optional.of(
                        new StFormulas(s, half, "x // 2", "y // 2").normal().eitherWay())
                : Optional.empty();
    }

    /** Theorem 14, if s = 1. */
    static Optional<ClosedForm> halvedMisere(BigInteger s, BigInteger half) {
        return small(s, half) && s.equals(BigInteger.ONE)
                ? Optional.of(
                        new StFormulas(s, half, "x // 2", "y // 2").misere().eitherWay())
                : Optional.empty();
    }

    private static boolean small(BigInteger s, BigInteger t) {
        return s.compareTo(LARGEST) <= 0 && t.compareTo(LARGEST) <= 0;
    }

    private ClosedForm normal() {
        return written(
                s == 1
                        ? "exists n: " + first + " = floor(" + StFormulas.alpha(t) + " * n) and " + second + " = "
                                + first + " + " + t + "*n"
                        : "evenzeros(" + first + ") and " + second + " = shift(" + first + ")");
    }

    private ClosedForm misere() {
        if (t == 1) {
            return written(first + " = 0 and " + second + " = 1 or " + first + " = 2 and " + second + " = 2 or " + first
                    + " > 2 and " + second + " > 2 and (" + normal().formula() + ")");
        }
        // E_n = floor(n alpha + 1/alpha), and 1/alpha = (alpha + t - 2)/t.
        return written("exists n: " + first + " = floor((" + alpha(t) + " * (" + t + "*n + 1) + " + (t - 2) + ")/" + t
                + ") and " + second + " = " + first + " + " + t + "*n + 1");
    }

    private ClosedForm written(String formula) {
        return new ClosedForm(formula, "recurrence " + (s + t - 1) + "," + s);
    }

    /** {@code (2 - t + sqrt(t^2 + 4)) / 2}. */
    static String alpha(int t) {
        String sum = t <= 2 ? (2 - t) + " + sqrt(" + (t * t + 4) + ")" : "sqrt(" + (t * t + 4) + ") - " + (t - 2);
        return "(" + sum + ")/2";
    }
}
