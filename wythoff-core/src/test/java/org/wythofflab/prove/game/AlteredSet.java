package org.wythofflab.prove.game;

import java.util.Random;
import java.util.stream.IntStream;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.AutomatonBuilder;
import org.wythofflab.prove.automata.Outlay;

/** A set whose automaton has one thing changed: a transition that leads elsewhere, or a state that accepts or not. */
final class AlteredSet {

    private AlteredSet() {}

    /** The first state keeps its zeros, and no transition is added: words that are none stay unread. */
    static Automaton of(Automaton set, Random random, Outlay outlay) {
        int flipped = random.nextInt(3) == 0 ? random.nextInt(set.states()) : -1;
        int moved = flipped < 0 ? 1 + random.nextInt(Math.max(1, set.firstOf(set.states()) - 1)) : -1;
        AutomatonBuilder<Integer> builder = new AutomatonBuilder<>(set.system(), set.arity());
        IntStream.range(0, set.states()).forEach(builder::state);
        for (int state = 0; state < set.states(); state++) {
            for (int t = set.firstOf(state); t < set.firstOf(state + 1); t++) {
                builder.transition(set.letter(t), t == moved ? random.nextInt(set.states()) : set.target(t));
            }
            builder.finish(set.accepts(state) != (state == flipped), outlay);
        }
        return builder.smallest(outlay);
    }
}
