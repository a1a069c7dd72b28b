package org.wythofflab.lab.proof;

import org.wythofflab.lab.DisagreementException;
import org.wythofflab.lab.LimitException;
import org.wythofflab.prove.FamilyProof;
import org.wythofflab.prove.Proof;

/** How an attempt to prove something ends: well if it was proved. */
final class Ending {

    private Runnable last = () -> {};

    void heard(Proof proof) {
        last = proof.fold(
                proved -> () -> {}, refuted -> isFalse(refuted.counterexample().toString()), unknown -> Ending::open);
    }

    void heard(FamilyProof proof) {
        last = proof.fold(
                proved -> () -> {},
                refuted -> isFalse("t = " + refuted.t() + ", " + refuted.counterexample()),
                unknown -> Ending::open);
    }

    private static Runnable isFalse(String where) {
        return () -> {
            throw new DisagreementException("the claim is false at " + where);
        };
    }

    private static void open() {
        throw LimitException.ofKnowledge("neither proved nor refuted");
    }

    /** Something that was asked for beside the proof cannot be had. */
    void lacks(String what) {
        last = () -> {
            throw LimitException.ofKnowledge(what);
        };
    }

    void conclude() {
        last.run();
    }
}
