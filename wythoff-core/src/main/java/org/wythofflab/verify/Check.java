package org.wythofflab.verify;

import java.util.Optional;

/** Looks for a counterexample, the smallest first. */
@FunctionalInterface
public interface Check {

    /**
     * Checks as far as the bound says.
     *
     * @throws org.wythofflab.solve.StoppedException if the budget says stop
     */
    Finding upTo(long bound, Ground ground);

    /** What it would take to prove what is checked for all positions at once, if that can be said. */
    default Optional<Proposition> proposition() {
        return Optional.empty();
    }
}
