package org.wythofflab.verify;

/** What would prove a claim for all positions at once. */
@FunctionalInterface
public interface Provable {

    /**
     * Tries: proved if there is a proof and its certificate is valid, refuted if it is false; agreement if there is no proof
     * within the budget.
     */
    Finding tried(Ground ground);

    /** This and the other. */
    default Provable and(Provable other) {
        return ground -> {
            Finding first = tried(ground);
            return first.isProved() ? other.tried(ground) : first;
        };
    }
}
