package org.wythofflab.lab.ledger;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Parameters;

/** One line of a {@link Checkpoint}: a checksum, the case, and what was found, tabs between them. */
record CheckpointLine(String key, Finding finding) {

    private static final String OPEN = "open";
    private static final String BROKEN = "broken";
    private static final String PROVED = "proved";

    static String key(String claim, Parameters parameters, long bound) {
        return claim + " [" + parameters + "] " + bound;
    }

    static Optional<CheckpointLine> parse(String line) {
        int tab = line.indexOf('\t');
        if (tab < 0 || !checksum(line.substring(tab + 1)).equals(line.substring(0, tab))) {
            return Optional.empty();
        }
        String[] cells = line.substring(tab + 1).split("\t", -1);
        for (int i = 0; i < cells.length; i++) {
            cells[i] = cells[i].translateEscapes();
        }
        return Optional.of(new CheckpointLine(cells[0], finding(cells)));
    }

    private static Finding finding(String[] cells) {
        List<Counterexample> broken = new ArrayList<>();
        if (cells[1].equals(BROKEN)) {
            for (int i = 2; i + 2 < cells.length; i += 3) {
                broken.add(new Counterexample(cells[i], cells[i + 1], cells[i + 2]));
            }
        }
        if (cells[1].equals(PROVED)) {
            return Finding.proved();
        }
        return cells[1].equals(OPEN) ? Finding.open(cells[2]) : Finding.refuted(broken);
    }

    String text() {
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
        String body =
                String.join("\t", cells.stream().map(CheckpointLine::escaped).toList());
        return checksum(body) + "\t" + body;
    }

    private static String escaped(String cell) {
        return cell.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n");
    }

    private static String checksum(String body) {
        CRC32 sum = new CRC32();
        sum.update(body.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }
}
