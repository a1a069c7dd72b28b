package org.wythofflab.verify;

import java.util.Optional;
import org.wythofflab.prove.ClaimSyntaxException;
import org.wythofflab.prove.Proof;
import org.wythofflab.prove.Prover;
import org.wythofflab.rules.BigPosition;

/** Tries to prove what a check has found nothing against. */
final class Proving {

    private final Proposition proposition;
    private final Ground ground;

    private Proving(Proposition proposition, Ground ground) {
        this.proposition = proposition;
        this.ground = ground;
    }

    /** Proved if there is a proof and its certificate is valid; agreement, as it was, if there is none within the budget. */
    static Finding of(Proposition proposition, Ground ground) {
        Proving proving = new Proving(proposition, ground);
        try {
            Foundation foundation = ground.foundation(proposition);
            return foundation
                    .proof()
                    .fold(
                            proved -> proving.checked(proved, foundation.flaw()),
                            proving::refuted,
                            unknown -> Finding.agrees());
        } catch (ClaimSyntaxException wrong) {
            // Propositions are written here, and a test reads them all.
            throw new IllegalStateException(proposition.formula().formula(), wrong);
        }
    }

    private Finding checked(Proof.Proved proved, Optional<String> flaw) {
        if (flaw.isPresent()) {
            return Finding.open("the certificate of the proof is not valid: " + flaw.get());
        }
        for (String sentence : proposition.sentences()) {
            Optional<Finding> broken = follows(proved, sentence);
            if (broken.isPresent()) {
                return broken.get();
            }
        }
        return Finding.proved();
    }

    private Optional<Finding> follows(Proof.Proved proved, String sentence) {
        try {
            return Prover.exception(proved, sentence, ground.budget())
                    .map(where -> Finding.refuted(where.toString(), sentence, "not so"));
        } catch (ClaimSyntaxException wrong) {
            throw new IllegalStateException(sentence, wrong);
        }
    }

    private Finding refuted(Proof.Refuted refuted) {
        BigPosition where = refuted.counterexample();
        return Finding.refuted(where.toString(), refuted.claimed() ? "P" : "N", refuted.claimed() ? "N" : "P");
    }
}
