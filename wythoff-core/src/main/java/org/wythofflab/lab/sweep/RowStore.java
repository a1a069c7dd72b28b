package org.wythofflab.lab.sweep;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.wythofflab.explore.GameRow;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Journal;

/** The rows of a sweep in a {@link Journal}, in whatever order they come: memory holds only where each of them is. */
final class RowStore implements AutoCloseable {
    private static final String HEADER = "wythoff sweep, version 1";
    private static final String SWEEP = "sweep";

    private final String name;
    private final Journal journal;
    private final Journal.@Nullable Entry[] rows;
    private Optional<String> sweep = Optional.empty();
    private int count;

    private RowStore(String name, int size) throws IOException {
        this.name = name;
        rows = new Journal.@Nullable Entry[size];
        journal = Journal.open(name, HEADER, this::recall);
    }

    /**
     * Opens or begins a file.
     *
     * @param sweep what the rows depend on
     * @throws BadRequestException if the file holds rows of another sweep
     */
    static RowStore open(String name, String sweep, int size) throws IOException {
        RowStore store = new RowStore(name, size);
        try {
            store.require(sweep);
            return store;
        } catch (IOException | RuntimeException failure) {
            store.close();
            throw failure;
        }
    }

    private void require(String wanted) throws IOException {
        if (sweep.isEmpty()) {
            journal.append(List.of(SWEEP, wanted));
        } else if (!sweep.get().equals(wanted)) {
            throw new BadRequestException("the file " + name + " holds rows of another sweep:\n  " + sweep.get()
                    + "\n  remove it, or name another file");
        }
    }

    private void recall(Journal.Entry entry, List<String> cells) {
        if (cells.get(0).equals(SWEEP)) {
            sweep = Optional.of(cells.get(1));
        } else {
            int index = Integer.parseInt(cells.get(0));
            if (index < rows.length) {
                note(index, entry);
            }
        }
    }

    private void note(int index, Journal.Entry entry) {
        count += rows[index] == null ? 1 : 0;
        rows[index] = entry;
    }

    boolean has(int index) {
        return rows[index] != null;
    }

    /** How many rows there are. */
    int count() {
        return count;
    }

    void keep(int index, GameRow row) throws IOException {
        List<String> cells = new ArrayList<>(List.of(Integer.toString(index), row.game(), row.note()));
        cells.addAll(row.values());
        note(index, journal.append(cells));
    }

    GameRow row(int index) throws IOException {
        Journal.Entry entry = rows[index];
        if (entry == null) {
            throw new IllegalStateException("row " + index + " is not there yet");
        }
        List<String> cells = journal.read(entry);
        return new GameRow(cells.get(1), cells.subList(3, cells.size()), cells.get(2));
    }

    @Override
    public void close() throws IOException {
        journal.close();
    }
}
