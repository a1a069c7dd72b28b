package org.wythofflab.lab.ledger;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.lab.Journal;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.LedgerRun;
import org.wythofflab.verify.Parameters;

/** Findings in a {@link Journal}, so that a run that was killed goes on where it was. */
final class Checkpoint implements LedgerRun.Notebook, AutoCloseable {

    private static final String HEADER = "wythoff ledger, version 1";

    private final Journal journal;
    private final Map<String, Finding> known;

    private Checkpoint(Journal journal, Map<String, Finding> known) {
        this.journal = journal;
        this.known = known;
    }

    /** Opens or begins a file and keeps others out. */
    static Checkpoint open(String name) throws IOException {
        Map<String, Finding> known = new HashMap<>();
        Journal journal = Journal.open(name, HEADER, (entry, cells) -> {
            Optional<CheckpointLine> line = CheckpointLine.of(cells);
            line.ifPresent(right -> known.put(right.key(), right.finding()));
            return line.isPresent();
        });
        return new Checkpoint(journal, known);
    }

    @Override
    public Optional<Finding> recall(String claim, Parameters parameters, long bound) {
        return Optional.ofNullable(known.get(CheckpointLine.key(claim, parameters, bound)));
    }

    @Override
    public void keep(String claim, Parameters parameters, long bound, Finding finding) {
        try {
            journal.append(new CheckpointLine(CheckpointLine.key(claim, parameters, bound), finding).cells());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() throws IOException {
        journal.close();
    }
}
