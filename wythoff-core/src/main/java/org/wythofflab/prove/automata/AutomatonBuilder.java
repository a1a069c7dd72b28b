package org.wythofflab.prove.automata;

import java.util.HashMap;
import java.util.Map;

/**
 * Makes an automaton whose states have names. States are numbered as their names come; the transitions of each are given by
 * letter, in increasing order, and then it is finished.
 */
public final class AutomatonBuilder<N> {

    private final NumberSystem system;
    private final int arity;
    private final Map<N, Integer> states = new HashMap<>();
    private final Draft draft = new Draft();

    public AutomatonBuilder(NumberSystem system, int arity) {
        this.system = system;
        this.arity = arity;
    }

    /** The number of the state with this name, a new one if the name is new. */
    public int state(N name) {
        return states.computeIfAbsent(name, any -> states.size());
    }

    public void transition(int letter, int target) {
        draft.transition(letter, target);
    }

    /** Finishes the state whose transitions were given last. */
    public void finish(boolean accepts, Outlay outlay) {
        draft.finish(accepts);
        outlay.spend(states.size(), draft.transitions());
    }

    public Automaton smallest(Outlay outlay) {
        return Smallest.of(system, arity, draft, outlay);
    }
}
