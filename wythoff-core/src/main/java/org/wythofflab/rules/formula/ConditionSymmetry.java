package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.wythofflab.exact.Patience;
import org.wythofflab.rules.Progression;
import org.wythofflab.rules.Symmetry;
import org.wythofflab.rules.UndefinedRuleException;

/** Compares a condition with its mirror image: by their normal forms, then by trying amounts. */
final class ConditionSymmetry {

    private static final int FARTHEST = 64;

    /** Thousands of pairs are tried, so none may take long. */
    private static final long LIMIT_BITS = 1 << 10;

    private ConditionSymmetry() {}

    static Symmetry of(Condition condition) {
        Condition mirrored = condition.with(Variable.L, Variable.K);
        if (mirrored.normal().equals(condition.normal())) {
            return Symmetry.because("k and l have the same part in the rule");
        }
        for (int larger = 1; larger <= FARTHEST; larger++) {
            Patience.check();
            for (int smaller = 1; smaller < larger; smaller++) {
                Optional<Boolean> upward = answer(condition, smaller, larger);
                Optional<Boolean> downward = answer(condition, larger, smaller);
                if (upward.isPresent() && downward.isPresent() && !upward.equals(downward)) {
                    return upward.get() ? Symmetry.notFor(smaller, larger) : Symmetry.notFor(larger, smaller);
                }
            }
        }
        boolean sameRays = new Where(condition)
                .progressions()
                .map(ConditionSymmetry::isItsMirrorImage)
                .orElse(false);
        if (sameRays) {
            return Symmetry.because("the mirror image of every two-pile move is one");
        }
        return Symmetry.undecided("the mirror images of two-pile moves are moves up to " + FARTHEST
                + ", and the condition does not show whether they always are");
    }

    private static boolean isItsMirrorImage(List<Progression> pairs) {
        Set<Progression> mirrored = pairs.stream().map(Progression::swapped).collect(Collectors.toSet());
        return mirrored.equals(Set.copyOf(pairs));
    }

    /** Whether the pair is allowed; nothing if that has no answer, or one that takes large numbers to find. */
    private static Optional<Boolean> answer(Condition condition, int k, int l) {
        try {
            return Optional.of(condition.holds(new Amounts(
                    BigInteger.valueOf(k), BigInteger.valueOf(l), BigInteger.ZERO, BigInteger.ZERO, LIMIT_BITS)));
        } catch (UndefinedRuleException undefined) {
            return Optional.empty();
        }
    }
}
