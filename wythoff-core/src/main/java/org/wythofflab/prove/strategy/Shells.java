package org.wythofflab.prove.strategy;

import java.math.BigInteger;
import java.util.function.Predicate;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.Writing;
import org.wythofflab.rules.BigPosition;

/** The positions of a set, one larger pile after the other, from a place on that may be far away. */
public final class Shells {

    private Shells() {}

    /**
     * Visits those whose larger pile is at least {@code least} and below {@code end}, in order of the larger pile, x and y,
     * until one is refused.
     */
    public static void visit(
            Automaton set, BigInteger least, BigInteger end, Predicate<BigPosition> visitor, Runnable pulse) {
        Writing writing = Writing.in(set.system());
        boolean wanted = true;
        for (BigInteger larger = least; wanted && larger.compareTo(end) < 0; larger = larger.add(BigInteger.ONE)) {
            pulse.run();
            BigInteger pile = larger;
            int[] word = writing.word(pile);
            boolean[] refused = {false};
            Predicate<BigPosition> one = position -> {
                refused[0] = !visitor.test(position);
                return !refused[0];
            };
            // Numbers with as many digits may be larger than the pile; those come last.
            Partners.visit(set, 1, word, writing, x -> x.compareTo(pile) < 0 && one.test(new BigPosition(x, pile)));
            wanted = !refused[0];
            if (wanted) {
                Partners.visit(
                        set, 0, word, writing, y -> y.compareTo(pile) <= 0 && one.test(new BigPosition(pile, y)));
                wanted = !refused[0];
            }
        }
    }
}
