package org.wythofflab.theory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.theory.blocking.BlockingTheorems;
import org.wythofflab.theory.blocking.ComplyTheorems;
import org.wythofflab.theory.imitation.ImitationTheorems;
import org.wythofflab.theory.imitation.MultiplesTheorem;
import org.wythofflab.theory.modular.ModularTheorems;
import org.wythofflab.theory.restrictedst.ParityFamilies;
import org.wythofflab.theory.restrictedst.RestrictedStTheorems;
import org.wythofflab.theory.sweep.SweepTheorem;
import org.wythofflab.theory.wytf.WytFTheorems;

/** All theorems, and those that apply to a game. */
public final class Theorems {

    private static final List<Theorem> ALL = collected();

    private static final List<Theorem> OWN = Stream.concat(
                    RestrictedStTheorems.own().stream(), Stream.of(MultiplesTheorem.theorem(), SweepTheorem.theorem()))
            .toList();

    private Theorems() {}

    /** A theorem together with what it gives for the game asked about. */
    public record Applied(Theorem theorem, Knowledge knowledge) {}

    /** Those of the papers. Where two apply to a game, the one with the quicker strategy comes first. */
    public static List<Theorem> all() {
        return ALL;
    }

    /** What this program adds to them; {@code docs/discoveries.md} has the proofs, and no ledger of the papers a verdict. */
    public static List<Theorem> own() {
        return OWN;
    }

    private static List<Theorem> collected() {
        List<Theorem> direct = new ArrayList<>(RestrictedStTheorems.all());
        direct.addAll(WytFTheorems.all());
        direct.addAll(ModularTheorems.all());
        direct.addAll(BlockingTheorems.blocking());
        direct.addAll(ImitationTheorems.all());
        List<Theorem> all = new ArrayList<>(direct);
        all.addAll(ComplyTheorems.over(direct));
        return List.copyOf(all);
    }

    /** A strategy of a comply game, given one of the blocking game with the same moves and the same K. */
    public static Strategy complying(GameSpec game, Strategy blocking) {
        return ComplyTheorems.strategy(game, blocking);
    }

    /** What theorems say of all games in which t is left open, if they say it in one formula. */
    public static Optional<FamilyFormula> about(GamesInT family) {
        return ParityFamilies.about(family);
    }

    public static Optional<Theorem> find(String id) {
        return Stream.concat(all().stream(), own().stream())
                .filter(theorem -> theorem.id().equals(id))
                .findFirst();
    }

    /** The theorems that apply, best strategy first. */
    public static List<Applied> about(GameSpec game, Set<Assumption> assumptions) {
        List<Applied> applied = new ArrayList<>();
        Stream.concat(all().stream(), own().stream())
                .forEach(theorem -> theorem.about(game, assumptions)
                        .ifPresent(knowledge -> applied.add(new Applied(theorem, knowledge))));
        return applied;
    }
}
