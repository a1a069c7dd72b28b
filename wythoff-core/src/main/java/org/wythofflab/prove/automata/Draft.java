package org.wythofflab.prove.automata;

import java.util.Arrays;
import java.util.BitSet;

/** An automaton under construction, deterministic or not: states are finished in order, each with its transitions. */
final class Draft {

    private int[] first = new int[1 << 8];
    private int[] letters = new int[1 << 10];
    private int[] targets = new int[1 << 10];
    private final BitSet accepting = new BitSet();
    private int states;
    private int transitions;

    void transition(int letter, int target) {
        if (transitions == letters.length) {
            int longer = Math.multiplyExact(2, transitions);
            letters = Arrays.copyOf(letters, longer);
            targets = Arrays.copyOf(targets, longer);
        }
        letters[transitions] = letter;
        targets[transitions++] = target;
    }

    /** Finishes the state to which the last transitions belong. */
    void finish(boolean accepts) {
        if (states + 2 > first.length) {
            first = Arrays.copyOf(first, 2 * first.length);
        }
        accepting.set(states, accepts);
        first[++states] = transitions;
    }

    int states() {
        return states;
    }

    int transitions() {
        return transitions;
    }

    int firstOf(int state) {
        return first[state];
    }

    int letter(int transition) {
        return letters[transition];
    }

    int target(int transition) {
        return targets[transition];
    }

    boolean accepts(int state) {
        return accepting.get(state);
    }

    /** The automaton, as it is. */
    Automaton automaton(NumberSystem system, int arity) {
        return new Automaton(
                system,
                arity,
                Arrays.copyOf(first, states + 1),
                Arrays.copyOf(letters, transitions),
                Arrays.copyOf(targets, transitions),
                accepting);
    }

    /** The states from which a state that accepts can be reached. */
    BitSet hopeful() {
        int[] start = new int[states + 1];
        for (int t = 0; t < transitions; t++) {
            start[targets[t] + 1]++;
        }
        for (int q = 0; q < states; q++) {
            start[q + 1] += start[q];
        }
        int[] place = start.clone();
        int[] sources = new int[transitions];
        for (int q = 0; q < states; q++) {
            for (int t = first[q]; t < first[q + 1]; t++) {
                sources[place[targets[t]]++] = q;
            }
        }
        BitSet hopeful = new BitSet(states);
        int[] queue = new int[states];
        int end = 0;
        for (int q = accepting.nextSetBit(0); q >= 0; q = accepting.nextSetBit(q + 1)) {
            hopeful.set(q);
            queue[end++] = q;
        }
        for (int i = 0; i < end; i++) {
            for (int s = start[queue[i]]; s < start[queue[i] + 1]; s++) {
                if (!hopeful.get(sources[s])) {
                    hopeful.set(sources[s]);
                    queue[end++] = sources[s];
                }
            }
        }
        return hopeful;
    }
}
