package org.wythofflab.prove.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The states of a {@link Walk} from which something can still be accepted, in classes: the states of a class accept alike,
 * and with each letter can go to states of the same classes. Whatever holds of one then holds of all.
 */
final class Classes {

    private final int[] classOf;
    private final List<Set<Long>> steps = new ArrayList<>();
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
            Map<List<Object>, Integer> told = new HashMap<>();
            int[] finer = new int[size];
            steps.clear();
            for (int state = 0; state < size; state++) {
                finer[state] = -1;
                if (hopeful[state]) {
                    Set<Long> seen = seen(walk.steps(state), now);
                    finer[state] = told.computeIfAbsent(List.of(now[state], seen), any -> told.size());
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

    private static Set<Long> seen(long[] transitions, int[] classes) {
        Set<Long> seen = new TreeSet<>();
        for (long step : transitions) {
            if (classes[(int) step] >= 0) {
                seen.add((step >>> 32 << 32) | classes[(int) step]);
            }
        }
        return seen;
    }

    private static boolean[] hopeful(Walk walk, boolean[] accepts) {
        boolean[] hopeful = accepts.clone();
        List<List<Integer>> before = new ArrayList<>();
        for (int state = 0; state < hopeful.length; state++) {
            before.add(new ArrayList<>());
        }
        List<Integer> queue = new ArrayList<>();
        for (int state = 0; state < hopeful.length; state++) {
            for (long step : walk.steps(state)) {
                before.get((int) step).add(state);
            }
            if (accepts[state]) {
                queue.add(state);
            }
        }
        for (int i = 0; i < queue.size(); i++) {
            for (int earlier : before.get(queue.get(i))) {
                if (!hopeful[earlier]) {
                    hopeful[earlier] = true;
                    queue.add(earlier);
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

    /** Letters and classes that a class can go to. */
    Set<Long> steps(int number) {
        return steps.get(number);
    }
}
