package org.wythofflab.prove;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/** Where proved sets are found. */
@FunctionalInterface
public interface Proofs {

    /** No proof of anything. */
    Proofs NONE = (game, budget) -> Optional.empty();

    /**
     * The set that is proved to be the P-positions of a game (of a comply game, the N-positions), if there is one.
     *
     * @param budget what it may take to check a certificate that nobody has checked before
     */
    Optional<ProvedSet> about(GameSpec game, Budget budget);

    /**
     * The Grundy values above 0 of whose positions is proved where they are, the smallest first.
     *
     * @param budget as before
     */
    default List<ProvedValue> values(GameSpec game, Budget budget) {
        return List.of();
    }

    /** Those that come with the program. Nothing is read before it is asked for. */
    static Proofs kept() {
        return KeptProofs.ALL;
    }

    /** These, and where there is none the others. */
    default Proofs or(Proofs others) {
        Proofs these = this;
        return new Proofs() {
            @Override
            public Optional<ProvedSet> about(GameSpec game, Budget budget) {
                return these.about(game, budget).or(() -> others.about(game, budget));
            }

            @Override
            public List<ProvedValue> values(GameSpec game, Budget budget) {
                List<ProvedValue> here = these.values(game, budget);
                Set<Integer> known = here.stream().map(ProvedValue::value).collect(Collectors.toSet());
                return Stream.concat(
                                here.stream(),
                                others.values(game, budget).stream().filter(one -> !known.contains(one.value())))
                        .sorted(Comparator.comparing(ProvedValue::value))
                        .toList();
            }
        };
    }
}
