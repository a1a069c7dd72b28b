package org.wythofflab.lab.ledger;

import java.util.List;
import org.wythofflab.lab.DisagreementException;
import org.wythofflab.verify.LedgerRun;

/** Tells at the end of a run whether a claim came out otherwise than the ledger expects, which is a failure either way. */
final class Surprises implements Runnable {
    private List<String> ids = List.of();

    void note(List<LedgerRun.Entry> entries) {
        ids = entries.stream()
                .filter(LedgerRun.Entry::surprising)
                .map(entry -> entry.claim().id())
                .toList();
    }

    @Override
    public void run() {
        if (!ids.isEmpty()) {
            throw new DisagreementException((ids.size() == 1 ? "a claim" : ids.size() + " claims")
                    + " came out otherwise than the ledger expects: " + String.join(", ", ids));
        }
    }
}
