package org.wythofflab.verify;

import java.util.function.Predicate;

/** What the ledger expects of a claim, so that a change of a verdict is noticed either way. */
public enum Expectation {
    HOLDS(verdict -> verdict.fold(agrees -> true, refuted -> false, undecided -> false)),
    FAILS(verdict -> verdict.fold(agrees -> false, refuted -> true, undecided -> false)),
    /** No counterexample is known, and no proof. */
    OPEN(verdict -> verdict.fold(agrees -> true, refuted -> false, undecided -> true));

    private final Predicate<Verdict> met;

    Expectation(Predicate<Verdict> met) {
        this.met = met;
    }

    boolean isMetBy(Verdict verdict) {
        return met.test(verdict);
    }
}
