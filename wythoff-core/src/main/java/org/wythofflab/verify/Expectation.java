package org.wythofflab.verify;

/** What the ledger expects of a claim, so that a change of a verdict is noticed either way. */
public enum Expectation {
    HOLDS,
    FAILS,
    /** No counterexample is known, and no proof. */
    OPEN;

    boolean isMetBy(Verdict verdict) {
        return verdict.fold(
                proved -> this != FAILS, agrees -> this != FAILS, refuted -> this == FAILS, undecided -> this == OPEN);
    }
}
