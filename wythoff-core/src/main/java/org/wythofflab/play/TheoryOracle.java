package org.wythofflab.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.Theorems.Applied;

/** Asks a theorem, about piles of any size. */
record TheoryOracle(Theorem theorem, Strategy strategy, Optional<PairSequence> pairs) implements Oracle {

    static Optional<Oracle> of(Applied applied) {
        return applied.knowledge()
                .strategy()
                .map(strategy -> new TheoryOracle(
                        applied.theorem(), strategy, applied.knowledge().pairs()));
    }

    @Override
    public Optional<Opinion> at(Place place) {
        Ruling ruling = strategy.at(place.piles());
        return Optional.of(
                new Opinion(ruling.isP(), good(place.game().maneuver().kind(), ruling), ruling.why(), credit(theorem)));
    }

    static String credit(Theorem theorem) {
        return "by " + theorem.citation().inShort();
    }

    private static List<BigMove> good(Maneuver.Kind kind, Ruling ruling) {
        return switch (kind) {
            case NONE -> ruling.move().stream().toList();
            case BLOCK ->
                Stream.concat(ruling.move().stream(), ruling.maneuver().stream())
                        .distinct()
                        .toList();
            case COMPLY -> ruling.isP() ? ruling.maneuver() : List.of();
        };
    }

    @Override
    public Optional<String> name(Place place) {
        return pairs.flatMap(sequence -> PairName.of(sequence, place.piles()));
    }
}
