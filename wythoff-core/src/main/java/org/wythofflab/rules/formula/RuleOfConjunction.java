package org.wythofflab.rules.formula;

import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.PairRule;

/** Recognises {@code k in D1 and l in D2} joined with a rule that can be so restricted. */
final class RuleOfConjunction {

    private AmountSet d1 = AmountSet.ALL;
    private AmountSet d2 = AmountSet.ALL;
    private Optional<PairRule> rule = Optional.empty();

    private RuleOfConjunction() {}

    static Optional<PairRule> of(List<Condition> parts) {
        RuleOfConjunction found = new RuleOfConjunction();
        return parts.stream().allMatch(found::accepts)
                ? found.rule.flatMap(rule -> rule.restricted(found.d1, found.d2))
                : Optional.empty();
    }

    /** Takes the part for what is still missing, if it fits. */
    private boolean accepts(Condition part) {
        Optional<AmountSet> first = part.set(Variable.K);
        if (first.isPresent() && d1.isAll()) {
            d1 = first.get();
            return true;
        }
        Optional<AmountSet> second = part.set(Variable.L);
        if (second.isPresent() && d2.isAll()) {
            d2 = second.get();
            return true;
        }
        if (rule.isPresent()) {
            return false;
        }
        rule = part.rule().map(known -> known.simplest(true));
        return rule.isPresent();
    }
}
