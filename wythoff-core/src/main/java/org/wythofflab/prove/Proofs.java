package org.wythofflab.prove;

import java.util.Optional;
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

    /** Those that come with the program. Nothing is read before it is asked for. */
    static Proofs kept() {
        return KeptProofs.ALL;
    }

    /** These, and where there is none the others. */
    default Proofs or(Proofs others) {
        return (game, budget) -> about(game, budget).or(() -> others.about(game, budget));
    }
}
