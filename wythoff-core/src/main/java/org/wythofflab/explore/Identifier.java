package org.wythofflab.explore;

import java.util.List;
import java.util.Optional;
import org.wythofflab.explore.fit.Formulas;
import org.wythofflab.explore.fit.Terms;
import org.wythofflab.explore.known.Comparison;
import org.wythofflab.explore.known.Library;
import org.wythofflab.solve.Budget;

/** Says which known sequences some terms may belong to. */
public final class Identifier {
    private Identifier() {}

    /** All sequences there are, by number. */
    public static List<KnownSequence> library() {
        return Library.all();
    }

    public static Optional<KnownSequence> numbered(String number) {
        return Library.all().stream().filter(one -> one.number().equals(number)).findFirst();
    }

    /**
     * Formulas that fit all these terms, from some index on.
     *
     * @param first the index of the first term
     */
    public static List<String> formulas(long[] terms, int first) {
        return Formulas.of(new Terms("a(n)", terms, first));
    }

    /**
     * Holds terms against every sequence of the library.
     *
     * @throws org.wythofflab.solve.StoppedException if the budget says stop
     */
    public static Identification identify(long[] terms, Budget budget) {
        return Comparison.of(terms, Library.all(), budget);
    }
}
