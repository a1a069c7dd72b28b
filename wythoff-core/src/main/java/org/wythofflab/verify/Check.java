package org.wythofflab.verify;

/** Looks for a counterexample, the smallest first. */
@FunctionalInterface
public interface Check {

    /**
     * Checks as far as the bound says.
     *
     * @throws org.wythofflab.solve.StoppedException if the budget says stop
     */
    Finding upTo(long bound, Ground ground);
}
