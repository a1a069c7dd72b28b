package org.wythofflab.prove.game;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.FirstPair;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Sets;
import org.wythofflab.prove.automata.Tuples;
import org.wythofflab.rules.BigPosition;

/**
 * The first position, by (max, x, y), that is in exactly one of two sets. Every option of a position comes before it in this
 * order; so if one of the sets is the {@linkplain Kernel#image image} of the other, they agree about all options of the first
 * position about which they differ, and of that the image says the right thing.
 */
public final class Counterexample {

    private Counterexample() {}

    public static Optional<BigPosition> between(Automaton one, Automaton other, Outlay outlay) {
        return FirstPair.of(Sets.difference(one, other, outlay), outlay)
                .map(first -> new BigPosition(first.x(), first.y()));
    }

    /** The first t for which two sets of triples (x,y,t) differ, and the first position with that. */
    public static Optional<Case> ofFamily(Automaton one, Automaton other, Outlay outlay) {
        Automaton differ = Sets.difference(one, other, outlay);
        Automaton numbers = new Tuples(differ.system(), 1, 3, outlay)
                .with(differ.on(1, 2, 0))
                .all();
        return Sets.least(numbers)
                .flatMap(t -> between(Sets.at(one, t, outlay), Sets.at(other, t, outlay), outlay)
                        .map(position -> new Case(t, position)));
    }

    /** A position of the game with this t. */
    public record Case(BigInteger t, BigPosition position) {}
}
