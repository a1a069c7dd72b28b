package org.wythofflab.prove.game;

import java.util.List;
import org.wythofflab.prove.automata.Automaton;

/** A set that satisfies an equation, and the steps that show it. */
public record Solution(Automaton set, List<ProofStep> steps) {

    public Solution {
        steps = List.copyOf(steps);
    }
}
