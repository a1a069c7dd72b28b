package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import java.util.List;
import org.wythofflab.exact.Expansion;
import org.wythofflab.exact.Numeration;
import org.wythofflab.theory.DecidingDigits;

/**
 * Fraenkel's digits of a pile, and what they say: an even number of zeros at the end belongs to the lower sequence, an
 * odd number to the upper.
 *
 * @param whose of what the digits are, such as "of the pile"
 * @param halvings how often the pile is halved first: 1 in an even-even game
 */
record StReading(StPairs pairs, Numeration numeration, String whose, int halvings, String lower, String upper)
        implements DecidingDigits {

    private static final String MISERE_LIKENESS =
            "r + 1, where x - 2 = s (u_0 + ... + u_(k-1)) + c u_k + r, 0 <= c < s and 0 <= r < u_k, for x the ";

    static StReading normal(StPairs pairs, int halvings) {
        return new StReading(pairs, pairs.form().numeration(), pile(halvings), halvings, "A", "B");
    }

    static StReading misere(StPairs pairs, int halvings) {
        // Only the pairs of misere Wythoff, c = 0, have the places of normal play.
        String likeness = pairs.form().c().signum() == 0 ? "" : MISERE_LIKENESS;
        return new StReading(pairs, pairs.form().numeration(), likeness + pile(halvings), halvings, "E", "H");
    }

    private static String pile(int halvings) {
        return halvings == 0 ? "pile" : "halved pile";
    }

    @Override
    public String system() {
        StForm form = pairs.form();
        return "numeration system u_0 = 1, u_1 = " + form.p().add(BigInteger.ONE) + ", u_n = " + form.p()
                + " u_(n-1) + " + form.s() + " u_(n-2), digits of " + whose;
    }

    @Override
    public Reading read(BigInteger pile) {
        BigInteger halved = pile.shiftRight(halvings);
        if (halved.compareTo(pairs.firstToldByDigits()) < 0) {
            String sequence = pairs.place(halved).upper() ? upper : lower;
            return new Reading(List.of(), "in " + sequence + ": one of the first piles, known by name");
        }
        Expansion expansion = numeration.expand(pairs.likeness(halved));
        return new Reading(expansion.digits(), meaning(expansion.trailingZeros()));
    }

    private String meaning(int zeros) {
        return zeros % 2 == 0
                ? "in " + lower + ": an even number of trailing zeros (" + zeros + ")"
                : "in " + upper + ": an odd number of trailing zeros (" + zeros + ")";
    }
}
