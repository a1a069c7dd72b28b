package org.wythofflab.lab.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    /** What {@link #cells} made of a line, or empty if these are others. */
    static Optional<CheckpointLine> of(List<String> cells) {
        String word = cells.size() < 2 ? "" : cells.get(1);
        List<String> rest = cells.subList(Math.min(2, cells.size()), cells.size());
        Optional<Finding> finding = switch (word) {
            case OPEN -> Optional.of(rest).filter(why -> why.size() == 1).map(why -> Finding.open(why.get(0)));
            case PROVED -> Optional.of(Finding.proved()).filter(any -> rest.isEmpty());
            case BROKEN -> Optional.of(rest).filter(all -> all.size() % 3 == 0).map(CheckpointLine::refuted);
            default -> Optional.empty();
        };
        return finding.map(found -> new CheckpointLine(cells.get(0), found));
    }

    private static Finding refuted(List<String> cells) {
        List<Counterexample> broken = new ArrayList<>();
        for (int i = 0; i < cells.size(); i += 3) {
            broken.add(new Counterexample(cells.get(i), cells.get(i + 1), cells.get(i + 2)));
        }
        return Finding.refuted(broken);
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
