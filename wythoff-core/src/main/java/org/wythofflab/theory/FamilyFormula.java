package org.wythofflab.theory;

import java.util.List;

/**
 * What theorems say of the P-positions of all games in which t is left open, in one formula.
 *
 * @param form in the piles x and y and in t
 * @param theorems those it is put together of
 */
public record FamilyFormula(ClosedForm form, List<Theorem> theorems) {

    public FamilyFormula {
        theorems = List.copyOf(theorems);
    }
}
