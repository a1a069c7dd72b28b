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

    /** Behind the index, the game and the note. */
    private static final int FIRST_VALUE = 3;

    private final String name;
    private final SweepPlan plan;
    private final Journal journal;
    private final Journal.@Nullable Entry[] rows;
    private Optional<String> sweep = Optional.empty();
    private int count;

    private RowStore(String name, SweepPlan plan) throws IOException {
        this.name = name;
        this.plan = plan;
        rows = new Journal.@Nullable Entry[plan.size()];
        journal = Journal.open(name, HEADER, this::recall);
    }

    /**
     * Opens or begins a file.
     *
     * @throws BadRequestException if the file holds rows of another sweep, or none at all
     */
    static RowStore open(String name, SweepPlan plan) throws IOException {
        RowStore store = new RowStore(name, plan);
        try {
            store.requireSame();
            return store;
        } catch (IOException | RuntimeException failure) {
            store.close();
            throw failure;
        }
    }

    private void requireSame() throws IOException {
        if (sweep.isEmpty()) {
            journal.append(List.of(SWEEP, plan.identity()));
        } else if (!isOurs()) {
            throw new BadRequestException("the file " + name + " holds rows of another sweep:\n  " + sweep.get()
                    + "\n  remove it, or name another file");
        }
    }

    private boolean isOurs() {
        return sweep.equals(Optional.of(plan.identity()));
    }

    private boolean recall(Journal.Entry entry, List<String> cells) {
        if (cells.get(0).equals(SWEEP)) {
            boolean first = sweep.isEmpty() && cells.size() == 2;
            sweep = first ? Optional.of(cells.get(1)) : sweep;
            return first;
        }
        if (sweep.isEmpty() || !cells.get(0).matches("[0-9]{1,9}") || cells.size() < FIRST_VALUE) {
            return false;
        }
        if (!isOurs()) {
            return true; // and refused as a whole
        }
        int index = Integer.parseInt(cells.get(0));
        if (index >= rows.length || !plan.couldHave(row(cells))) {
            return false;
        }
        note(index, entry);
        return true;
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
        return row(journal.read(entry));
    }

    private static GameRow row(List<String> cells) {
        return new GameRow(cells.get(1), cells.subList(FIRST_VALUE, cells.size()), cells.get(2));
    }

    @Override
    public void close() throws IOException {
        journal.close();
    }
}
