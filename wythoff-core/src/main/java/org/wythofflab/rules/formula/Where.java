package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Creases;
import org.wythofflab.rules.PairRule;
import org.wythofflab.rules.PairTest;
import org.wythofflab.rules.Progression;
import org.wythofflab.rules.Symmetry;
import org.wythofflab.rules.lines.ProgressionSearch;

/** Any rule that a condition on {@code k} and {@code l} can state. */
public record Where(Condition condition) implements PairRule {

    @Override
    public boolean allows(BigInteger k, BigInteger l) {
        return condition.holds(Amounts.of(k, l));
    }

    private record Rowwise(PairTest single, AmountRow row) implements PairTest {
        @Override
        public boolean allows(int k, int l) {
            return single.allows(k, l);
        }

        @Override
        public boolean knowsRows() {
            return true;
        }

        @Override
        public void amounts(int k, long[] bits, int columns) {
            row.fill(k, bits, columns);
        }
    }

    @Override
    public PairTest on(int maxFirst, int maxSecond) {
        if (condition.fits(Ranges.ofAmounts(Range.of(1, maxFirst), Range.of(1, maxSecond)))) {
            LongCondition test = condition.compiled();
            PairTest single = (k, l) -> test.holds(k, l, 0, 0);
            return condition.total()
                    ? AmountRow.of(condition)
                            .<PairTest>map(row -> new Rowwise(single, row))
                            .orElse(single)
                    : single;
        }
        Condition prepared = Folding.prepared(condition);
        return (k, l) -> prepared.holds(Amounts.of(k, l));
    }

    @Override
    public PairRule swapped() {
        return new Where(condition.with(Variable.L, Variable.K));
    }

    @Override
    public PairRule simplest(boolean besideNim) {
        Condition normal = condition.normal();
        return normal.rule().map(rule -> rule.simplest(besideNim)).orElseGet(() -> new Where(normal));
    }

    @Override
    public String text(AmountSet first, AmountSet second) {
        return "moves(first: " + first.text() + "; second: " + second.text() + "; both: " + condition.text() + ")";
    }

    @Override
    public Optional<Creases> creases(int side) {
        return CreaseNotes.of(condition);
    }

    @Override
    public Symmetry symmetry() {
        return ConditionSymmetry.of(condition);
    }

    @Override
    public Optional<List<Progression>> progressions() {
        return condition.total()
                ? CreaseNotes.of(condition).flatMap(creases -> ProgressionSearch.of(this, creases))
                : Optional.empty();
    }

    @Override
    public String words() {
        return "k >= 1 tokens from the first pile and l >= 1 from the second at once: " + condition.text();
    }
}
