package org.wythofflab.lab.ledger;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.LedgerRun;
import org.wythofflab.verify.Parameters;

/**
 * Proofs and counterexamples found since the program was started, so that whoever asks next, or asks again after leaving in the
 * middle, need not wait for them. Mere agreement is not kept: with more time there may be a proof.
 */
public final class SettledClaims implements LedgerRun.Notebook {
    /** More than all cases of the ledger; bounds are what visitors choose. */
    private static final int MOST = 20_000;

    private record Key(String claim, Parameters parameters, long bound) {}

    private final Map<Key, Finding> findings = new HashMap<>();

    @Override
    public Optional<Finding> recall(String claim, Parameters parameters, long bound) {
        return Optional.ofNullable(findings.get(new Key(claim, parameters, bound)));
    }

    @Override
    public void keep(String claim, Parameters parameters, long bound, Finding finding) {
        if (finding.isProved() || !finding.broken().isEmpty()) {
            if (findings.size() >= MOST) {
                findings.clear();
            }
            findings.put(new Key(claim, parameters, bound), finding);
        }
    }
}
