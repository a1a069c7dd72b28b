package org.wythofflab.verify;

import java.util.Optional;
import org.wythofflab.prove.ClaimSyntaxException;
import org.wythofflab.prove.Proof;
import org.wythofflab.prove.ProofCheck;

/**
 * What the prover makes of the formula of a proposition.
 *
 * @param flaw what the checker has against the certificate, if there is a proof
 */
public record Foundation(Proof proof, Optional<String> flaw) {

    /** Nothing is called proved on the word of the prover. */
    static Foundation of(Proposition proposition, Ground ground) throws ClaimSyntaxException {
        Proof proof = ground.proof(proposition);
        return new Foundation(proof, proof.certified().flatMap(certificate -> {
            ProofCheck check = ProofCheck.of(ground.written(certificate.text()), ground.budget());
            return check.isValid() && check.game().equals(Optional.of(proposition.game()))
                    ? Optional.empty()
                    : Optional.of(check.flaw().orElse("it is that of another game"));
        }));
    }
}
