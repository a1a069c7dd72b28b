package org.wythofflab.prove.automata;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
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

    /** The set with these words, of a system with the period 1; none begins with a zero. */
    public static Automaton words(NumberSystem system, int arity, List<int[]> words, Outlay outlay) {
        // A state is the list of what may still come; at first zeros may come before it.
        AutomatonBuilder<List<List<Integer>>> builder = new AutomatonBuilder<>(system, arity);
        List<List<List<Integer>>> states = new ArrayList<>();
        states.add(words.stream()
                .map(word -> Arrays.stream(word).boxed().toList())
                .distinct()
                .toList());
        builder.state(states.get(0));
        for (int state = 0; state < states.size(); state++) {
            List<List<Integer>> rests = states.get(state);
            if (state == 0) {
                builder.transition(0, 0);
            }
            for (int letter : rests.stream()
                    .filter(rest -> !rest.isEmpty())
                    .mapToInt(rest -> rest.get(0))
                    .distinct()
                    .sorted()
                    .toArray()) {
                List<List<Integer>> next = rests.stream()
                        .filter(rest -> !rest.isEmpty() && rest.get(0) == letter)
                        .map(rest -> rest.subList(1, rest.size()))
                        .toList();
                int target = builder.state(next);
                if (target == states.size()) {
                    states.add(next);
                }
                builder.transition(letter, target);
            }
            builder.finish(rests.contains(List.<Integer>of()), outlay);
        }
        return builder.smallest(outlay);
    }

    /** All tuples of so many numbers. */
    public static Automaton all(NumberSystem system, int arity, Outlay outlay) {
        return new Tuples(system, arity, arity, outlay).all();
    }

    /** The pairs that make triples of the set with this third number. */
    public static Automaton at(Automaton triples, BigInteger third, Outlay outlay) {
        return new Tuples(triples.system(), 2, 3, outlay)
                .with(triples.on(0, 1, 2))
                .with(number(triples.system(), third).on(2))
                .all();
    }

    /** The set of one number. */
    public static Automaton number(NumberSystem system, BigInteger number) {
        int[] word = system.word(number);
        int zeros = 0;
        while (zeros < word.length && word[zeros] == 0) {
            zeros++;
        }
        // Names: z while nothing but zeros was read, z modulo the period; -n when n digits of the word were.
        List<Integer> names = new ArrayList<>(List.of(0));
        Draft draft = new Draft();
        for (int state = 0; state < names.size(); state++) {
            int name = names.get(state);
            if (name >= 0) {
                draft.transition(0, numbered(names, (name + 1) % system.period()));
            }
            int at = name >= 0 ? zeros : -name;
            if (at < word.length && (name < 0 || name == zeros)) {
                draft.transition(word[at], numbered(names, -at - 1));
            }
            draft.finish(-name == word.length);
        }
        return draft.automaton(system, 1);
    }

    private static int numbered(List<Integer> names, int name) {
        int number = names.indexOf(name);
        if (number >= 0) {
            return number;
        }
        names.add(name);
        return names.size() - 1;
    }

    /** The numbers whose words end in an even number of zeros, and 0, among all rows of digits. */
    public static Automaton evenZeros(NumberSystem system, Outlay outlay) {
        AutomatonBuilder<Integer> builder = new AutomatonBuilder<>(system, 1);
        builder.state(0);
        for (int state = 0; state < 3; state++) {
            // 0: nothing but zeros so far; 1 and 2: an even and an odd number of zeros.
            builder.transition(0, builder.state(state == 0 ? 0 : 3 - state));
            for (int digit = 1; digit < system.digits(); digit++) {
                builder.transition(digit, builder.state(1));
            }
            builder.finish(state != 2, outlay);
        }
        return builder.smallest(outlay);
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
