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

    /** This check, and what would prove what is checked. */
    default Check proving(Optional<? extends Provable> provable) {
        Check check = this;
        return new Check() {
            @Override
            public Finding upTo(long bound, Ground ground) {
                return check.upTo(bound, ground);
            }

            @Override
            public Optional<Provable> provable() {
                return provable.map(one -> one);
            }
        };
    }

    /** What it would take to prove what is checked for all positions at once, if that can be said. */
    default Optional<Provable> provable() {
        return Optional.empty();
    }
}
