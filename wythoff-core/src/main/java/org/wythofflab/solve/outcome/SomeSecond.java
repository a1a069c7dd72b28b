package org.wythofflab.solve.outcome;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.solve.bits.Run;
import org.wythofflab.solve.bits.Shifts;

/** Amounts of any shape: what marked positions block is kept in rows of bits, one for each doubling of a run. */
final class SomeSecond implements SecondPile {
    /** Row of bits {@code source} (-1: the marked positions) moved by two amounts, and closed under a step if there is one. */
    record Part(int source, int shift, int shift2, int step, boolean blocks) {}

    private final Part[] parts;
    /** Bit l says that the amount l may be taken: how a marked position blocks others of its word. */
    private final long low;

    private final long[][] rows;

    SomeSecond(List<Run> runs, int words) {
        low = NearSecond.low(runs);
        parts = parts(runs).toArray(new Part[0]);
        rows = new long[parts.length][words];
    }

    static List<Part> parts(List<Run> runs) {
        List<Part> parts = new ArrayList<>();
        runs.forEach(run -> add(run, parts));
        return parts;
    }

    private static void add(Run run, List<Part> parts) {
        if (run.isEndless()) {
            parts.add(new Part(-1, run.first(), run.first(), run.step(), true));
            return;
        }
        int count = (run.last() - run.first()) / run.step() + 1;
        int source = -1;
        int length = 1;
        while (2 * length <= count) {
            parts.add(new Part(source, 0, length * run.step(), 0, false));
            source = parts.size() - 1;
            length *= 2;
        }
        parts.add(new Part(source, run.first(), run.first() + (count - length) * run.step(), 0, true));
    }

    @Override
    public long[][] rows() {
        return rows;
    }

    @Override
    public long solve(long carry, long[] taken, long[] marked, int from, int to) {
        for (int w = from; w < to; w++) {
            marked[w] = 0;
            long open = ~(taken[w] | blocked(marked, w));
            marked[w] = NearSecond.marked(open, low);
            if (marked[w] != 0) {
                blocked(marked, w);
            }
        }
        return 0;
    }

    private long blocked(long[] marked, int w) {
        long blocked = 0;
        for (int i = 0; i < rows.length; i++) {
            Part part = parts[i];
            long[] source = part.source < 0 ? marked : rows[part.source];
            long word = Shifts.word(source, part.shift, w);
            word = part.step == 0
                    ? word | Shifts.word(source, part.shift2, w)
                    : Closure.word(rows[i], word, part.step, w);
            rows[i][w] = word;
            blocked |= part.blocks ? word : 0;
        }
        return blocked;
    }
}
