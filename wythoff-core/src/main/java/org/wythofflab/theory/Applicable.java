package org.wythofflab.theory;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.Theorems.Applied;

/** The theorems that apply to one game, and the first of them that gives what is asked for. */
public record Applicable(GameSpec game, List<Applied> applied) {

    /** Something that a theorem gives, and the theorem. */
    public record Given<T>(Theorem theorem, T value) {}

    public static Applicable to(GameSpec game, Set<Assumption> assumptions) {
        return new Applicable(game, Theorems.about(game, assumptions));
    }

    public Optional<Given<Strategy>> strategy() {
        return first(Knowledge::strategy);
    }

    public Optional<Given<HistoryStrategy>> histories() {
        return first(Knowledge::histories);
    }

    public Optional<Given<PairSequence>> pairs() {
        return first(Knowledge::pairs);
    }

    public Optional<Given<GrundyFormula>> grundy() {
        return first(Knowledge::grundy);
    }

    public Optional<Given<DecidingDigits>> digits() {
        return first(Knowledge::digits);
    }

    public Optional<Given<ClosedForm>> formula() {
        return first(Knowledge::formula);
    }

    private <T> Optional<Given<T>> first(Function<Knowledge, Optional<T>> part) {
        return applied.stream()
                .flatMap(one -> part.apply(one.knowledge()).map(value -> new Given<>(one.theorem(), value)).stream())
                .findFirst();
    }
}
