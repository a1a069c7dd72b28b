package org.wythofflab.prove.automata;

import java.util.ArrayList;
import java.util.List;

/**
 * A set of tuples that can be completed, with what shows that each of them can: a deterministic automaton each of whose
 * states stands for some classes of states of the readers, all of which can be reached by every word that leads there. If
 * the state accepts, so does one of them.
 */
public final class Projection {

    private final Automaton set;
    private final List<List<String>> classes;
    private final Draft draft;
    private final IntLists sets;

    /** @param classes of each class one state, as the names of the readers' states */
    Projection(Automaton set, List<List<String>> classes, Draft draft, IntLists sets) {
        this.set = set;
        this.classes = classes;
        this.draft = draft;
        this.sets = sets;
    }

    public Automaton set() {
        return set;
    }

    public List<List<String>> classes() {
        return classes;
    }

    public int states() {
        return draft.states();
    }

    /** The classes that a state stands for. */
    public List<Integer> members(int state) {
        List<Integer> members = new ArrayList<>();
        for (int i = 0; i < sets.length(state); i++) {
            members.add(sets.get(state, i));
        }
        return members;
    }

    /** The transitions of a state as letter, target, letter, target and so on. */
    public List<Integer> transitions(int state) {
        List<Integer> transitions = new ArrayList<>();
        for (int t = draft.firstOf(state); t < draft.firstOf(state + 1); t++) {
            transitions.add(draft.letter(t));
            transitions.add(draft.target(t));
        }
        return transitions;
    }
}
