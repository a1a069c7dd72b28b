package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.theory.ClosedForm;
import org.wythofflab.theory.FamilyFormula;

/** The theorems about odd and even amounts for all t at once: s and t enter their formulas linearly, t also as a name. */
public final class ParityFamilies {

    /** With s + t > 2 whatever t is, or with s = 1, where t = 1 has a theorem of its own. */
    private static final BigInteger LARGE = BigInteger.TEN;

    private ParityFamilies() {}

    /** The formula for all t, if the family is one of these. */
    public static Optional<FamilyFormula> about(GamesInT family) {
        boolean misere = family.convention() == Convention.MISERE;
        GameSpec game = family.at(LARGE);
        if (StGame.of(game, family.convention(), AmountSet.ODD, AmountSet.ODD).isPresent()) {
            return formula(
                    misere ? ParityFormulas.MISERE_ODD_ODD : ParityFormulas.ODD_ODD,
                    misere ? "Theorem 9" : "Theorem 7");
        }
        if (StGame.of(game, family.convention(), AmountSet.ODD, AmountSet.EVEN).isPresent()) {
            return unequal(family.s(), misere, false);
        }
        if (StGame.of(game, family.convention(), AmountSet.EVEN, AmountSet.ODD).isPresent()) {
            return unequal(family.s(), misere, true);
        }
        return Optional.empty();
    }

    private static Optional<FamilyFormula> unequal(BigInteger s, boolean misere, boolean exchanged) {
        ClosedForm many =
                misere ? ParityFormulas.misereOddEven(s.toString(), "t") : ParityFormulas.oddEven(s.toString(), "t");
        ClosedForm one = misere ? ParityFormulas.MISERE_ODD_EVEN_NIM : ParityFormulas.ODD_EVEN_NIM;
        boolean apart = s.equals(BigInteger.ONE);
        ClosedForm all = apart
                ? ClosedForm.linear("t = 1 and (" + one.formula() + ") or t > 1 and (" + many.formula() + ")")
                : many;
        String first = (exchanged ? "Corollary " : "Theorem ") + (exchanged ? (misere ? 22 : 21) : misere ? 18 : 17);
        String second = (exchanged ? "Corollary " : "Theorem ") + (exchanged ? (misere ? 24 : 23) : misere ? 20 : 19);
        ClosedForm told = exchanged ? all.exchanged() : all;
        return apart ? formula(told, first, second) : formula(told, second);
    }

    private static Optional<FamilyFormula> formula(ClosedForm form, String... locators) {
        return Optional.of(new FamilyFormula(
                form,
                ParityTheorems.all().stream()
                        .filter(theorem ->
                                List.of(locators).contains(theorem.citation().locator()))
                        .toList()));
    }
}
