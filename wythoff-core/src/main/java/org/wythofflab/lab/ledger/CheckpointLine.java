package org.wythofflab.lab.ledger;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Parameters;

/** One line of a {@link Checkpoint}: the case, and what was found. */
record CheckpointLine(String key, Finding finding) {

    private static final String OPEN = "open";
    private static final String BROKEN = "broken";
    private static final String PROVED = "proved";

    static String key(String claim, Parameters parameters, long bound) {
        return claim + " [" + parameters + "] " + bound;
    }

    static CheckpointLine of(List<String> cells) {
        return new CheckpointLine(cells.get(0), finding(cells));
    }

    private static Finding finding(List<String> cells) {
        List<Counterexample> broken = new ArrayList<>();
        if (cells.get(1).equals(BROKEN)) {
            for (int i = 2; i + 2 < cells.size(); i += 3) {
                broken.add(new Counterexample(cells.get(i), cells.get(i + 1), cells.get(i + 2)));
            }
        }
        if (cells.get(1).equals(PROVED)) {
            return Finding.proved();
        }
        return cells.get(1).equals(OPEN) ? Finding.open(cells.get(2)) : Finding.refuted(broken);
    }

    List<String> cells() {
        List<String> cells = new ArrayList<>(List.of(key));
        if (finding.open().isPresent()) {
            cells.add(OPEN);
            cells.add(finding.open().get());
        } else if (finding.isProved()) {
            cells.add(PROVED);
        } else {
            cells.add(BROKEN);
            for (Counterexample one : finding.broken()) {
                cells.addAll(List.of(one.where(), one.printed(), one.right()));
            }
        }
        return cells;
    }
}
