package org.wythofflab.prove.automata;

import java.util.Arrays;
import java.util.BitSet;

/** The smallest automaton that accepts what a deterministic draft accepts, its states in the order of {@link Automaton}. */
final class Smallest {

    private Smallest() {}

    static Automaton of(NumberSystem system, int arity, Draft draft, Outlay outlay) {
        BitSet hopeful = draft.hopeful();
        return hopeful.get(0)
                ? numbered(draft, hopeful, Alike.classes(draft, hopeful, outlay))
                        .automaton(system, arity)
                : new Automaton(system, arity, new int[2], new int[0], new int[0], new BitSet());
    }

    /** The classes as states, in the order in which a breadth-first walk meets them. */
    private static Draft numbered(Draft draft, BitSet hopeful, int[] classes) {
        int count = Arrays.stream(classes).max().orElse(0) + 1;
        int[] number = new int[count];
        Arrays.fill(number, -1);
        int[] member = new int[count];
        int met = 0;
        number[classes[0]] = met;
        member[met++] = 0;
        Draft walked = new Draft();
        for (int i = 0; i < met; i++) {
            int q = member[i];
            for (int t = draft.firstOf(q); t < draft.firstOf(q + 1); t++) {
                int target = draft.target(t);
                if (hopeful.get(target)) {
                    if (number[classes[target]] < 0) {
                        number[classes[target]] = met;
                        member[met++] = target;
                    }
                    walked.transition(draft.letter(t), number[classes[target]]);
                }
            }
            walked.finish(draft.accepts(q));
        }
        return walked;
    }
}
