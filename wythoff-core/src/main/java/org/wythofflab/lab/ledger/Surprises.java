package org.wythofflab.lab.ledger;

import java.util.List;
import java.util.function.Predicate;
import org.wythofflab.lab.DisagreementException;
import org.wythofflab.lab.LimitException;
import org.wythofflab.verify.LedgerRun;

/**
 * Tells at the end of a run whether a claim came out otherwise than the ledger expects, which is a failure either way, and
 * else whether one could not be checked within the limits, which is nobody's fault.
 */
final class Surprises implements Runnable {
    private List<String> surprising = List.of();
    private List<String> refused = List.of();

    void note(List<LedgerRun.Entry> entries) {
        surprising = ids(entries, entry -> entry.surprising() && !isRefused(entry));
        refused = ids(entries, Surprises::isRefused);
    }

    private static List<String> ids(List<LedgerRun.Entry> entries, Predicate<LedgerRun.Entry> which) {
        return entries.stream().filter(which).map(entry -> entry.claim().id()).toList();
    }

    private static boolean isRefused(LedgerRun.Entry entry) {
        return entry.verdict()
                .fold(proved -> false, agrees -> false, refuted -> false, undecided -> undecided.isRefused());
    }

    @Override
    public void run() {
        if (!surprising.isEmpty()) {
            throw new DisagreementException(claims(surprising) + " came out otherwise than the ledger expects: "
                    + String.join(", ", surprising));
        }
        if (!refused.isEmpty()) {
            throw LimitException.ofLimits(
                    claims(refused) + " could not be checked within the limits: " + String.join(", ", refused));
        }
    }

    private static String claims(List<String> ids) {
        return ids.size() == 1 ? "a claim" : ids.size() + " claims";
    }
}
