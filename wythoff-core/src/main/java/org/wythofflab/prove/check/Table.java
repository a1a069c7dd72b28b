package org.wythofflab.prove.check;

import java.util.Arrays;
import java.util.List;

/** A deterministic automaton over pairs of digits; -1 is the state from which nothing is accepted. */
final class Table {

    private final boolean[] accepting;
    private final int[][] next;

    /** @param rows for each state whether it accepts, then letters and targets */
    Table(List<int[]> rows, int letters, String name) {
        int states = rows.size();
        Flaw.unless(states > 0, name + " has no state");
        accepting = new boolean[states];
        next = new int[states][letters];
        for (int state = 0; state < states; state++) {
            int[] row = rows.get(state);
            Flaw.unless(
                    row.length % 2 == 1 && (row[0] == 0 || row[0] == 1),
                    name + ": state " + state + " is not written as it should be");
            accepting[state] = row[0] == 1;
            Arrays.fill(next[state], -1);
            for (int i = 1; i < row.length; i += 2) {
                boolean right = row[i] >= 0 && row[i] < letters && row[i + 1] >= 0 && row[i + 1] < states;
                Flaw.unless(
                        right && next[state][row[i]] < 0,
                        name + ": state " + state + " has a transition that is wrong");
                next[state][row[i]] = row[i + 1];
            }
        }
    }

    private Table(boolean[] accepting, int[][] next) {
        this.accepting = accepting;
        this.next = next;
    }

    /** All that it does not accept. What led nowhere leads to a new last state. */
    Table others() {
        int states = accepting.length;
        boolean[] accepted = new boolean[states + 1];
        int[][] steps = new int[states + 1][];
        for (int state = 0; state < states; state++) {
            accepted[state] = !accepting[state];
            steps[state] = Arrays.stream(next[state])
                    .map(target -> target < 0 ? states : target)
                    .toArray();
        }
        accepted[states] = true;
        steps[states] = new int[next[0].length];
        Arrays.fill(steps[states], states);
        return new Table(accepted, steps);
    }

    int states() {
        return accepting.length;
    }

    int step(int state, int letter) {
        return state < 0 ? -1 : next[state][letter];
    }

    boolean accepts(int state) {
        return state >= 0 && accepting[state];
    }
}
