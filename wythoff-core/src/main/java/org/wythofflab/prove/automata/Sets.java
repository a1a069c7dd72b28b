package org.wythofflab.prove.automata;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What can be made of sets of tuples, and their smallest members. */
public final class Sets {

    private Sets() {}

    /** The tuples that are in exactly one of two sets. */
    public static Automaton difference(Automaton one, Automaton other, Outlay outlay) {
        return new Tuples(one.system(), one.arity(), one.arity(), outlay)
                .with(one.toTheEnd(tracks(one)))
                .with(other.toTheEnd(tracks(other)))
                .where(labels -> labels[0] != labels[1]);
    }

    /** The set of one number. */
    public static Automaton number(NumberSystem system, BigInteger number) {
        int[] word = system.word(number);
        Draft draft = new Draft();
        draft.transition(0, 0);
        for (int i = 0; i < word.length; i++) {
            draft.transition(word[i], i + 1);
            draft.finish(false);
        }
        draft.finish(true);
        return draft.automaton(system, 1);
    }

    /** The least number of a set of numbers, whose words are ordered as they are: by length, then digit by digit. */
    public static Optional<BigInteger> least(Automaton numbers) {
        int[] from = new int[numbers.states()];
        int[] by = new int[numbers.states()];
        BitSet met = new BitSet();
        met.set(0);
        Deque<Integer> queue = new ArrayDeque<>(List.of(0));
        while (!queue.isEmpty()) {
            int q = queue.removeFirst();
            if (numbers.accepts(q)) {
                int[] word = IntStream.iterate(q, state -> state != 0, state -> from[state])
                        .map(state -> by[state])
                        .toArray();
                return Optional.of(numbers.system().value(reversed(word)));
            }
            for (int t = numbers.firstOf(q); t < numbers.firstOf(q + 1); t++) {
                int target = numbers.target(t);
                if (!met.get(target)) {
                    met.set(target);
                    from[target] = q;
                    by[target] = numbers.letter(t);
                    queue.addLast(target);
                }
            }
        }
        return Optional.empty();
    }

    private static int[] reversed(int[] word) {
        return IntStream.range(0, word.length)
                .map(i -> word[word.length - 1 - i])
                .toArray();
    }

    private static int[] tracks(Automaton set) {
        return IntStream.range(0, set.arity()).toArray();
    }
}
