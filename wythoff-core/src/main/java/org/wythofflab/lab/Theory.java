package org.wythofflab.lab;

import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.DecidingDigits;
import org.wythofflab.theory.HistoryStrategy;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.Strategy;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.Theorems;
import org.wythofflab.theory.Theorems.Applied;

/** What is known about one game, ready to be asked. */
record Theory(GameSpec game, List<Applied> applied) {

    /** A strategy and the theorem it comes from. */
    record Source(Theorem theorem, Strategy strategy) {}

    /** A strategy for histories and the theorem it comes from. */
    record HistorySource(Theorem theorem, HistoryStrategy strategy) {}

    /** Numbered P-positions and the theorem they come from. */
    record Numbering(Theorem theorem, PairSequence pairs) {}

    static Theory of(GameSpec game, Method method) {
        return new Theory(game, Theorems.about(game, method.assumptions()));
    }

    /** Whether outcomes can be had from a theorem. */
    Optional<Situations> situations(Bench bench) {
        return game.memory()
                .flatMap(rule -> histories().map(source -> (Situations) new TheoryHistories(game, rule, source, bench)))
                .or(() -> strategy().map(source -> new TheorySituations(game, source, bench)));
    }

    Optional<Numbering> numbering() {
        return applied.stream()
                .flatMap(a -> a.knowledge().pairs().map(p -> new Numbering(a.theorem(), p)).stream())
                .findFirst();
    }

    Optional<DecidingDigits> digits() {
        return applied.stream().flatMap(a -> a.knowledge().digits().stream()).findFirst();
    }

    private Optional<Source> strategy() {
        return applied.stream()
                .flatMap(a -> a.knowledge().strategy().map(s -> new Source(a.theorem(), s)).stream())
                .findFirst();
    }

    private Optional<HistorySource> histories() {
        return applied.stream()
                .flatMap(a -> a.knowledge().histories().map(s -> new HistorySource(a.theorem(), s)).stream())
                .findFirst();
    }
}
