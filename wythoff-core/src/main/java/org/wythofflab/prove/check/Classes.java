package org.wythofflab.prove.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The states of a {@link Walk} from which something can still be accepted, in classes: the states of a class accept alike,
 * and with each letter can go to states of the same classes. Whatever holds of one then holds of all.
 */
final class Classes {

    /** What tells a state from others: its class so far, and the classes it can go to. */
    private record Told(int number, Key seen) {}

    private final int[] classOf;
    private final List<long[]> steps = new ArrayList<>();
    private final BitSet accepting = new BitSet();

    Classes(Walk walk, Clock clock) {
        int size = walk.size();
        boolean[] accepts = new boolean[size];
        for (int state = 0; state < size; state++) {
            accepts[state] = walk.accepts(state);
        }
        boolean[] hopeful = hopeful(walk, accepts);
        int[] now = new int[size];
        for (int state = 0; state < size; state++) {
            now[state] = !hopeful[state] ? -1 : accepts[state] ? 1 : 0;
        }
        int count = 0;
        while (true) {
            clock.tick();
            Map<Told, Integer> told = new HashMap<>();
            int[] finer = new int[size];
            steps.clear();
            for (int state = 0; state < size; state++) {
                finer[state] = -1;
                if (hopeful[state]) {
                    long[] seen = seen(walk.steps(state), now);
                    finer[state] = told.computeIfAbsent(new Told(now[state], new Key(seen)), any -> told.size());
                    if (finer[state] == steps.size()) {
                        steps.add(seen);
                        accepting.set(finer[state], accepts[state]);
                    }
                }
            }
            // Nothing new was told: then the old classes are the new ones, but for their numbers.
            if (told.size() == count && Arrays.equals(now, finer)) {
                break;
            }
            count = told.size();
            now = finer;
        }
        classOf = now;
    }

    /** Letters and classes, in order and each once. */
    private static long[] seen(long[] transitions, int[] classes) {
        long[] seen = new long[transitions.length];
        int count = 0;
        for (long step : transitions) {
            if (classes[(int) step] >= 0) {
                seen[count++] = (step >>> 32 << 32) | classes[(int) step];
            }
        }
        Arrays.sort(seen, 0, count);
        int different = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || seen[i] != seen[different - 1]) {
                seen[different++] = seen[i];
            }
        }
        return Arrays.copyOf(seen, different);
    }

    private static boolean[] hopeful(Walk walk, boolean[] accepts) {
        int size = accepts.length;
        // Where the states before a state begin in one list of all, and behind the last where it ends.
        int[] begin = new int[size + 1];
        for (int state = 0; state < size; state++) {
            for (long step : walk.steps(state)) {
                begin[(int) step]++;
            }
        }
        for (int state = 0, sum = 0; state <= size; state++) {
            sum += begin[state];
            begin[state] = sum;
        }
        int[] before = new int[begin[size]];
        for (int state = 0; state < size; state++) {
            for (long step : walk.steps(state)) {
                before[--begin[(int) step]] = state;
            }
        }
        boolean[] hopeful = accepts.clone();
        int[] queue = new int[size];
        int queued = 0;
        for (int state = 0; state < size; state++) {
            if (accepts[state]) {
                queue[queued++] = state;
            }
        }
        for (int i = 0; i < queued; i++) {
            for (int at = begin[queue[i]]; at < begin[queue[i] + 1]; at++) {
                if (!hopeful[before[at]]) {
                    hopeful[before[at]] = true;
                    queue[queued++] = before[at];
                }
            }
        }
        return hopeful;
    }

    /** The class of a state, or -1 if nothing can be accepted from it. */
    int of(int state) {
        return classOf[state];
    }

    boolean accepts(int number) {
        return accepting.get(number);
    }

    /** Letters and classes that a class can go to, in order. */
    long[] steps(int number) {
        return steps.get(number);
    }
}
