package org.wythofflab.answer;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.answer.sum.DecidedSum;
import org.wythofflab.answer.sum.PartSource;
import org.wythofflab.answer.sum.RowValues;
import org.wythofflab.prove.Proofs;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSum;
import org.wythofflab.rules.SumPosition;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.theory.Applicable;
import org.wythofflab.theory.Applicable.Given;
import org.wythofflab.theory.Assumption;
import org.wythofflab.theory.GrundyFormula;

/**
 * Decides sums of games by the values of their parts: those of a theorem where one gives them, else those of a table as
 * large as the position asks for, or by the period of its row if one pile is small. A part without a value may still be decided: two that are alike cancel, a P-position has
 * value 0, and if the others are worth nothing, the outcome of the part is that of the sum.
 */
public final class SumAnswers {
    private static final Credit TWINS = new Credit("theory", Optional.empty(), "by symmetry", "by symmetry");

    private final GameSum sum;
    private final By by;
    private final Set<Assumption> assumptions;
    private final Proofs proofs;
    private final Budget budget;
    private final Map<GameSpec, PartSource> sources = new HashMap<>();

    /**
     * @param by whom to ask for the values of the parts
     * @param budget what may be solved for all parts together
     */
    public SumAnswers(GameSum sum, By by, Set<Assumption> assumptions, Proofs proofs, Budget budget) {
        this.sum = sum;
        this.by = by;
        this.assumptions = assumptions;
        this.proofs = proofs;
        long tables = sum.parts().stream().distinct().count();
        this.budget = new Budget(
                budget.cells() / tables, budget.bytes() / tables, budget.threads(), budget.stop(), budget.progress());
    }

    /** A theorem where one gives values, else an engine. */
    public static SumAnswers about(GameSum sum, Budget budget) {
        return about(sum, Proofs.kept(), budget);
    }

    /** The same, with what else is proved. */
    public static SumAnswers about(GameSum sum, Proofs proofs, Budget budget) {
        return new SumAnswers(sum, By.AUTO, Set.of(), proofs, budget);
    }

    private PartSource source(GameSpec part) {
        return sources.computeIfAbsent(part, this::open);
    }

    private PartSource open(GameSpec part) {
        Answers answers = new Answers(part, by, assumptions, proofs, budget);
        Optional<Given<GrundyFormula>> formula = by == By.ENGINE
                ? Optional.empty()
                : Applicable.to(part, assumptions).grundy();
        Situations[] opened = new Situations[1];
        return new PartSource(
                part,
                new RowValues(part, answers.values(), budget),
                formula.map(Given::value),
                () -> opened[0] == null ? answers.outcomes().map(fresh -> opened[0] = fresh) : Found.known(opened[0]),
                position -> formula.map(given -> Credit.toTheorem(given.theorem(), ""))
                        .orElseGet(() -> table(part, position)),
                budget::pulse);
    }

    private Credit table(GameSpec part, BigPosition position) {
        return Engines.grundy(part, Extent.upTo(position), budget)
                .fold(
                        chosen -> Credit.toEngine(chosen, "by engine '" + chosen.engine() + "'"),
                        refused -> new Credit(
                                "engine", Optional.empty(), "by the period of its row", "by the period of its row"));
    }

    /** Who wins, how and why; or which part cannot be had, and why. */
    public Found<SumSituation> at(SumPosition position) {
        List<PartValue> parts = new ArrayList<>();
        Map<Integer, Found.Missing<?>> missing = new HashMap<>();
        for (int i = 0; i < sum.parts().size(); i++) {
            PartSource source = source(sum.parts().get(i));
            BigPosition piles = position.parts().get(i);
            int part = i;
            parts.add(source.value(piles)
                    .fold(value -> PartValue.known(value, source.credit().apply(piles)), none -> {
                        missing.put(part, none);
                        return PartValue.notZero(source.credit().apply(piles));
                    }));
        }
        cancelTwins(position, parts, missing);
        Set<Integer> open = new HashSet<>();
        missing.keySet().removeIf(part -> isZero(position, part, parts, open));
        return decided(position, parts, missing, open);
    }

    private void cancelTwins(SumPosition position, List<PartValue> parts, Map<Integer, Found.Missing<?>> missing) {
        for (int i = 0; i < parts.size(); i++) {
            for (int j = i + 1; j < parts.size(); j++) {
                if (missing.containsKey(i) && missing.containsKey(j) && areAlike(position, i, j)) {
                    parts.set(i, PartValue.cancelledBy(j, TWINS));
                    parts.set(j, PartValue.cancelledBy(i, TWINS));
                    missing.remove(i);
                    missing.remove(j);
                }
            }
        }
    }

    private boolean areAlike(SumPosition position, int i, int j) {
        BigPosition one = position.parts().get(i);
        BigPosition other = position.parts().get(j);
        boolean mirrored = sum.parts().get(i).symmetry().isSymmetric()
                && one.x().equals(other.y())
                && one.y().equals(other.x());
        return sum.parts().get(i).equals(sum.parts().get(j)) && (one.equals(other) || mirrored);
    }

    /** Whether the part is a P-position; who decides it gets the credit either way. */
    private boolean isZero(SumPosition position, int part, List<PartValue> parts, Set<Integer> open) {
        Optional<Situation> situation = source(sum.parts().get(part))
                .outcome(position.parts().get(part))
                .toOptional();
        situation.ifPresent(known -> parts.set(
                part,
                known.isP() ? PartValue.known(BigInteger.ZERO, known.credit()) : PartValue.notZero(known.credit())));
        situation.filter(known -> !known.isP()).ifPresent(known -> open.add(part));
        return situation.filter(Situation::isP).isPresent();
    }

    /** @param open the parts that are known to be worth something */
    private Found<SumSituation> decided(
            SumPosition position, List<PartValue> parts, Map<Integer, Found.Missing<?>> missing, Set<Integer> open) {
        boolean alone = missing.size() == 1
                && open.containsAll(missing.keySet())
                && DecidedSum.known(parts).signum() == 0;
        if (missing.isEmpty() || alone) {
            return Found.known(new DecidedSum(
                    position, parts, sum.parts().stream().map(this::source).toList()));
        }
        int first = missing.keySet().stream().min(Integer::compare).orElseThrow();
        Found.Missing<?> why = Objects.requireNonNull(missing.get(first));
        return new Found.Missing<>(
                why.reason(),
                "part " + (first + 1) + ", " + sum.parts().get(first).text() + ": " + why.why(),
                why.fits());
    }
}
