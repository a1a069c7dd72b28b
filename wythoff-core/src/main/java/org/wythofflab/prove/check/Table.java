package org.wythofflab.prove.check;

import java.util.Arrays;
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
            if (row[2 * middle + 1] == letter) {
                return row[2 * middle + 2];
            }
            low = row[2 * middle + 1] < letter ? middle + 1 : low;
            high = row[2 * middle + 1] < letter ? high : middle;
        }
        return others ? rows.size() : -1;
    }

    boolean accepts(long state) {
        boolean accepts = state >= 0 && state < rows.size() && rows.get((int) state)[0] == 1;
        return accepts != others;
    }

    /**
     * What reads some tracks.
     *
     * @param tracks that of the first number, of the second, ...
     * @param needed whether nothing matters that it does not accept
     */
    Reader on(int[] tracks, Notation notation, boolean needed) {
        int base = notation.digits();
        return new Reader() {
            @Override
            public boolean reads(int track) {
                return Arrays.stream(tracks).anyMatch(read -> read == track);
            }

            @Override
            public long next(long state, int phase, int[] digits) {
                int letter = 0;
                for (int i = tracks.length - 1; i >= 0; i--) {
                    letter = letter * base + digits[tracks[i]];
                }
                int target = step((int) state, letter);
                return needed && target < 0 ? NOTHING : target;
            }
        };
    }
}
