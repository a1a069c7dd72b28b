package org.wythofflab.prove.game;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.LinearReader;
import org.wythofflab.prove.automata.NumberSystem;
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
        Automaton differ = Sets.difference(one, other, outlay);
        NumberSystem system = differ.system();
        return Sets.least(maxima(differ, outlay)).map(most -> {
            Automaton max = Sets.number(system, most);
            // The same with the largest pile known, and then with x known.
            BigInteger x = Sets.least(new Tuples(system, 1, 3, outlay)
                            .with(differ.on(0, 1))
                            .with(max.on(2))
                            .with(above(system, 2, 0))
                            .with(above(system, 2, 1))
                            .where(labels -> isMaximum(labels, 2)))
                    .orElseThrow();
            BigInteger y = Sets.least(new Tuples(system, 1, 3, outlay)
                            .with(differ.on(1, 0))
                            .with(max.on(2))
                            .with(Sets.number(system, x).on(1))
                            .with(above(system, 2, 1))
                            .with(above(system, 2, 0))
                            .where(labels -> labels[2] == 1 && isMaximum(labels, 3)))
                    .orElseThrow();
            return new BigPosition(x, y);
        });
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

    /** The larger piles of the positions of a set. */
    private static Automaton maxima(Automaton set, Outlay outlay) {
        NumberSystem system = set.system();
        return new Tuples(system, 1, 3, outlay)
                .with(set.on(1, 2))
                .with(above(system, 0, 1))
                .with(above(system, 0, 2))
                .where(labels -> isMaximum(labels, 1));
    }

    private static LinearReader above(NumberSystem system, int one, int other) {
        return new LinearReader(system, new int[] {one, other}, new int[] {1, -1}, 0).only(sign -> sign >= 0);
    }

    /** Whether the sets accept, and the number is not below either pile and equal to one of them. */
    private static boolean isMaximum(int[] labels, int from) {
        return labels[0] == 1
                && (from < 2 || labels[1] == 1)
                && labels[from] >= 0
                && labels[from + 1] >= 0
                && labels[from] * labels[from + 1] == 0;
    }
}
