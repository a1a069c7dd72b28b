package org.wythofflab.prove.game;

import java.util.Arrays;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.solve.Budget;

/** Lists the positions of a set from its automaton, by all words that it accepts. */
public final class Members {

    private static final int FARTHEST = 1 << 20;
    private static final int MOST = 1 << 21;

    private final Automaton set;
    private final NumberSystem system;
    private final long[] positions;
    private final Budget budget;
    private int count;

    private Members(Automaton set, int count, Budget budget) {
        this.set = set;
        this.system = set.system();
        this.positions = new long[count];
        this.budget = budget;
    }

    /** As far as they are not too many. */
    public static Sample of(Automaton set, Budget budget) {
        long[] weights = set.system().weights(FARTHEST).stream()
                .mapToLong(Long::longValue)
                .toArray();
        int period = set.system().period();
        int digits = (weights.length - 1) / period * period;
        while (Surmise.accepted(set, digits) > MOST) {
            digits -= period;
        }
        Members members = new Members(set, Math.toIntExact(Surmise.accepted(set, digits)), budget);
        members.walk(0, digits, new long[4]);
        return new Sample(Math.toIntExact(weights[digits]), Arrays.copyOf(members.positions, members.count));
    }

    /** @param read (r,p) of what was read of x, then of y, see {@code LinearReader} */
    private void walk(int state, int left, long[] read) {
        if (left == 0) {
            if (set.accepts(state)) {
                positions[count++] = (end(read[0], read[1]) << 32) | end(read[2], read[3]);
                if ((count & 0xFFFF) == 0) {
                    budget.pulse();
                }
            }
            return;
        }
        // As many digits are left as there are whole periods and those up to the end of this one.
        int period = system.period();
        int a = system.a((period - left % period) % period);
        for (int t = set.firstOf(state); t < set.firstOf(state + 1); t++) {
            int d = set.letter(t) % system.digits();
            int e = set.letter(t) / system.digits();
            walk(set.target(t), left - 1, new long[] {
                a * read[0] + system.b() * read[1] + d, read[0], a * read[2] + system.b() * read[3] + e, read[2]
            });
        }
    }

    private long end(long r, long p) {
        return system.b() == 0 ? r : r + p;
    }
}
