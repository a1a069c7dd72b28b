package org.wythofflab.prove.check;

import java.util.List;

/** A deterministic automaton over digits side by side; -1 is the state from which nothing is accepted. */
final class Table {

    /** For each state whether it accepts, then letters and targets, by letter. It takes no more room than the certificate. */
    private final List<int[]> rows;
    /** Whether it stands for all that it does not accept. What leads nowhere leads to a new last state then. */
    private final boolean others;

    private Table(List<int[]> rows, boolean others) {
        this.rows = rows;
        this.others = others;
    }

    Table(List<int[]> rows, int letters, String name) {
        this(rows, false);
        Flaw.unless(!rows.isEmpty(), name + " has no state");
        for (int state = 0; state < rows.size(); state++) {
            int[] row = rows.get(state);
            Flaw.unless(
                    row.length % 2 == 1 && (row[0] == 0 || row[0] == 1),
                    name + ": state " + state + " is not written as it should be");
            for (int i = 1; i < row.length; i += 2) {
                int before = i == 1 ? -1 : row[i - 2];
                Flaw.unless(
                        row[i] > before && row[i] < letters && row[i + 1] >= 0 && row[i + 1] < rows.size(),
                        name + ": state " + state + " has a transition that is wrong");
            }
        }
    }

    /** All that it does not accept. */
    Table others() {
        return new Table(rows, !others);
    }

    int states() {
        return rows.size();
    }

    int step(int state, int letter) {
        if (state < 0 || state == rows.size()) {
            return state;
        }
        int[] row = rows.get(state);
        int low = 0;
        int high = row.length / 2;
        while (low < high) {
            int middle = (low + high) / 2;
            if (row[2 * middle + 1] < letter) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        boolean there = 2 * low + 1 < row.length && row[2 * low + 1] == letter;
        return there ? row[2 * low + 2] : others ? rows.size() : -1;
    }

    boolean accepts(int state) {
        boolean accepts = state >= 0 && state < rows.size() && rows.get(state)[0] == 1;
        return accepts != others;
    }
}
