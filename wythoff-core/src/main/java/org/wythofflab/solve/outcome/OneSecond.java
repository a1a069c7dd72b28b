package org.wythofflab.solve.outcome;

import java.util.Arrays;
import org.wythofflab.solve.bits.Run;

/** Amounts that are one residue class with a small modulus: what is blocked repeats, so that a product fills a word. */
final class OneSecond implements SecondPile {
    private final int first;
    private final int step;
    /** The multiples of the step below 64. */
    private final long pattern;
    /** Whether a word of what is blocked is followed by the same, as long as nothing is marked. */
    private final boolean even;

    static boolean suits(Run run) {
        return run.isEndless() && run.first() <= run.step() && run.step() < 64;
    }

    OneSecond(Run run) {
        first = run.first();
        step = run.step();
        long multiples = 0;
        for (int i = 0; i < 64; i += step) {
            multiples |= 1L << i;
        }
        pattern = multiples;
        even = 64 % step == 0;
    }

    @Override
    public long solve(long carry, long[] taken, long[] marked, int from, int to) {
        // The blocked positions of the word before.
        long blocked = carry;
        long before = from == 0 ? 0 : marked[from - 1];
        Arrays.fill(marked, from, to, 0);
        for (int w = from; w < to; w++) {
            blocked = passed(blocked, before);
            if (even) {
                w = firstOpen(taken, blocked, w, to);
                if (w == to) {
                    break;
                }
            }
            long open = ~(taken[w] | blocked);
            long found = 0;
            while (open != 0) {
                // Often none blocks another, at the latest when one of each residue is marked.
                long all = Closure.spread(open, step) << first;
                long next = (all & open) == 0 ? open : open & -open;
                // What is blocked in this word: multiples of the step, moved by the class.
                long hit = next == open ? all : (next * pattern) << first;
                found |= next;
                blocked |= hit;
                open &= ~(next | hit);
            }
            marked[w] = found;
            before = found;
        }
        return blocked;
    }

    @Override
    public boolean isOver(long carry) {
        return carry == -1;
    }

    @Override
    public boolean isIdle(long carry, long before, long taken) {
        return even && (taken | passed(carry, before)) == -1;
    }

    /** What is blocked in the next word. */
    @Override
    public long passed(long carry, long before) {
        // All below the step, so that the summands of the product share no bits.
        return (carry >>> (64 - step) | before >>> (64 - first)) * pattern;
    }

    /** The first word from w on with a place that is neither taken nor blocked, several looked at together. */
    private static int firstOpen(long[] taken, long blocked, int from, int to) {
        if (blocked == -1) {
            return to;
        }
        int w = from;
        while (w < to - 3 && ((taken[w] & taken[w + 1] & taken[w + 2] & taken[w + 3]) | blocked) == -1) {
            w += 4;
        }
        while (w < to && (taken[w] | blocked) == -1) {
            w++;
        }
        return w;
    }
}
