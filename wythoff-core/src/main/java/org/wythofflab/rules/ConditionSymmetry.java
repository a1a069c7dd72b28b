package org.wythofflab.rules;

/** Compares a condition with its mirror image: by their normal forms, then by trying amounts. */
final class ConditionSymmetry {

    private static final int FARTHEST = 64;

    private ConditionSymmetry() {}

    static Symmetry of(Condition condition) {
        Condition mirrored = condition.with(Variable.L, Variable.K);
        if (mirrored.normal().equals(condition.normal())) {
            return Symmetry.because("k and l have the same part in the rule");
        }
        for (int larger = 1; larger <= FARTHEST; larger++) {
            for (int smaller = 1; smaller < larger; smaller++) {
                if (onlyOneHolds(condition, smaller, larger)) {
                    return Symmetry.notFor(smaller, larger);
                }
                if (onlyOneHolds(condition, larger, smaller)) {
                    return Symmetry.notFor(larger, smaller);
                }
            }
        }
        return Symmetry.undecided("the mirror images of two-pile moves are moves up to " + FARTHEST
                + ", and the condition does not show whether they always are");
    }

    /** Whether {@code (k,l)} is allowed and {@code (l,k)} is not; where one has no answer, that shows nothing. */
    private static boolean onlyOneHolds(Condition condition, int k, int l) {
        try {
            return condition.holds(Amounts.of(k, l)) && !condition.holds(Amounts.of(l, k));
        } catch (UndefinedRuleException undefined) {
            return false;
        }
    }
}
