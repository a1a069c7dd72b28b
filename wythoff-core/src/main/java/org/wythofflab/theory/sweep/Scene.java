package org.wythofflab.theory.sweep;

import java.util.ArrayList;
import java.util.List;

/**
 * A frontier and the surroundings in which it reads and writes.
 *
 * @param counted n_0 mod K
 * @param read whether the last columns were larger piles
 * @param written whether the last rows below the front have P-positions
 */
record Scene(Frontier frontier, int counted, int read, int written) {

    static Scene first(int k) {
        return new Scene(Frontier.first(k), 1 % k, 0, 0);
    }

    /** A row that became final: in which surroundings, and whether it is a larger pile. */
    record Line(Surroundings around, boolean larger) {}

    /** What a column leads to, and what it makes final on the way. */
    record Change(Scene after, List<Line> lines) {}

    /** Of the next column. A column that is no larger pile is the smaller pile of a P-position. */
    Surroundings reading() {
        int[] larger = new int[frontier.k()];
        for (int e = 0; e < larger.length; e++) {
            int columns = e < frontier.phase() ? 1 : 0;
            larger[e] = columns - frontier.trails().get(e).count();
        }
        return Surroundings.of(frontier.phase(), larger, read);
    }

    Change change(boolean larger) {
        Frontier.Step step = frontier.step(larger);
        int k = frontier.k();
        int[] below = frontier.writtenBelow(counted);
        int row = counted + frontier.front();
        int last = written;
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < step.done(); i++) {
            boolean bit = step.written(i);
            lines.add(new Line(Surroundings.of(row + i, below, last), bit));
            below[Math.floorMod(row + i, k)] += bit ? 1 : 0;
            last = Surroundings.remember(last, bit);
        }
        int more = frontier.phase() == 0 && !larger ? 1 : 0;
        Scene after = new Scene(step.after(), (counted + more) % k, Surroundings.remember(read, larger), last);
        return new Change(after, lines);
    }
}
