package org.wythofflab.prove.automata;

import org.wythofflab.solve.Budget;
import org.wythofflab.solve.StoppedException;

/**
 * What the construction of automata may take, and what it took. States and transitions are counted while they are made,
 * because nobody knows beforehand how many there will be.
 */
public final class Outlay {

    /** About what a state takes with its place in the tables, and what a transition takes. */
    private static final long STATE_BYTES = 64;

    private static final long TRANSITION_BYTES = 16;

    private static final int PULSE = 1 << 10;

    /** More have never led to a proof. */
    private static final long MOST_STATES = 4_000_000;

    private final Budget budget;
    private final long mostStates;
    private long largest;
    private int untilPulse = PULSE;

    /** With as many states as have ever been of use. */
    public Outlay(Budget budget) {
        this(budget, MOST_STATES);
    }

    public Outlay(Budget budget, long mostStates) {
        this.budget = budget;
        this.mostStates = mostStates;
    }

    /** The same limits, for work that is not counted here. */
    Outlay apart() {
        return new Outlay(budget, mostStates);
    }

    /**
     * An automaton under construction has so many states and transitions.
     *
     * @throws StoppedException if that is too many, or the work was told to stop
     */
    void spend(long states, long transitions) {
        largest = Math.max(largest, states);
        if (states > mostStates) {
            throw new StoppedException("more than " + mostStates + " states were needed");
        }
        long bytes = states * STATE_BYTES + transitions * TRANSITION_BYTES;
        if (bytes > budget.bytes()) {
            throw new StoppedException("an automaton of " + states + " states and " + transitions
                    + " transitions no longer fits in the memory limit of " + budget.bytes() + " bytes");
        }
        beat();
    }

    /** Something small was done: now and then it looks whether the work was told to stop. */
    void beat() {
        if (--untilPulse <= 0) {
            untilPulse = PULSE;
            budget.pulse();
        }
    }

    /** The number of states of the largest automaton on the way. */
    public long largest() {
        return largest;
    }
}
