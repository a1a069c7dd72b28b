package org.wythofflab.prove;

import java.util.Optional;
import org.wythofflab.prove.check.CertificateCheck;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.solve.Budget;

/**
 * What a check of a certificate found.
 *
 * @param game the game, if the certificate says one
 * @param family the games, if it is about all in which t is left open
 * @param value the Grundy value of the positions in the set; 0 if they are the P-positions (in a comply game the N-positions)
 * @param states of the set
 * @param row of the table of Grundy values, if the certificate is about one
 * @param flaw what is wrong, or empty if the certificate is valid
 */
public record ProofCheck(
        Optional<GameSpec> game,
        Optional<GamesInT> family,
        int value,
        int states,
        Optional<Integer> row,
        Optional<String> flaw) {

    /**
     * Checks the text of a certificate, by code that shares nothing with the prover.
     *
     * @throws org.wythofflab.solve.StoppedException if the budget says stop
     */
    public static ProofCheck of(String certificate, Budget budget) {
        CertificateCheck.Result result = CertificateCheck.of(certificate, budget::pulse);
        return new ProofCheck(
                result.game(), result.family(), result.value(), result.states(), result.row(), result.flaw());
    }

    public boolean isValid() {
        return flaw.isEmpty();
    }
}
