package org.wythofflab.play;

import java.util.Optional;
import org.wythofflab.theory.HistoryStrategy;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.Theorems.Applied;

/** Asks a theorem about a game that remembers. */
record HistoryOracle(Theorem theorem, HistoryStrategy strategy) implements Oracle {

    static Optional<Oracle> of(Applied applied) {
        return applied.knowledge().histories().map(strategy -> new HistoryOracle(applied.theorem(), strategy));
    }

    @Override
    public Optional<Opinion> at(Place place) {
        return place.memory()
                .map(strategy::at)
                .map(ruling -> new Opinion(
                        ruling.isP(), ruling.move().stream().toList(), ruling.why(), TheoryOracle.credit(theorem)));
    }
}
