package org.wythofflab.explore.fit;

import java.util.ArrayList;
import java.util.List;

/** Formulas for a single sequence, as the OEIS writes them. */
public final class Formulas {
    private Formulas() {}

    /** All that fit every term from some index on. */
    public static List<String> of(Terms terms) {
        List<String> found = new ArrayList<>();
        Beatty.fitting(terms)
                .filter(fit -> fit.beta().isPresent() && fit.others() == 0)
                .ifPresent(fit -> found.add("a(n) = " + fit.formula() + from(terms, fit.from())));
        AdditivePeriod.of(terms)
                .ifPresentOrElse(
                        period -> found.add(
                                period.recurrence() + from(terms, terms.index(period.from() + period.period() + 1))),
                        () -> Recurrence.of(terms).ifPresent(fit -> found.add(fit.text())));
        return found;
    }

    private static String from(Terms terms, int index) {
        return index == terms.index(0) ? "" : " for n >= " + index;
    }
}
