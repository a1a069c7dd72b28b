package org.wythofflab.solve.grundy;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.solve.bits.Run;

/**
 * The Grundy values that one-pile moves reach, for many parallel lines (one row, or every column). An endless run of
 * amounts (a, q) keeps, for each line and residue mod q, the set of values at least a steps back; a finite run is looked
 * up amount by amount.
 */
final class LineValues {

    /** The value i steps along a line that is being filled in. */
    @FunctionalInterface
    interface Line {
        int value(int index);
    }

    private final List<Run> endless = new ArrayList<>();
    private final List<Run> finite = new ArrayList<>();
    private final ValueSets[] sets;

    LineValues(List<Run> runs, int lines) {
        for (Run run : runs) {
            (run.isEndless() ? endless : finite).add(run);
        }
        sets = new ValueSets[endless.size()];
        for (int r = 0; r < sets.length; r++) {
            sets[r] = new ValueSets(lines * endless.get(r).step());
        }
    }

    int count() {
        return sets.length;
    }

    void clear() {
        for (ValueSets each : sets) {
            each.clear();
        }
    }

    /** Gathers into {@code chosen} from {@code at} on the sets of values reached from {@code position} of a line. */
    int gather(int lineNumber, int position, Line line, long[][] chosen, int at) {
        int next = at;
        for (int r = 0; r < sets.length; r++) {
            Run run = endless.get(r);
            int source = position - run.first();
            if (source >= 0) {
                int index = lineNumber * run.step() + source % run.step();
                sets[r].add(index, line.value(source));
                chosen[next++] = sets[r].get(index);
            }
        }
        return next;
    }

    /** Adds the values reached by finite runs to {@code few}. */
    void addFinite(int position, Line line, ValueSets few) {
        for (int r = 0; r < finite.size(); r++) {
            Run run = finite.get(r);
            for (int amount = run.first(); amount <= Math.min(run.last(), position); amount += run.step()) {
                few.add(0, line.value(position - amount));
            }
        }
    }
}
