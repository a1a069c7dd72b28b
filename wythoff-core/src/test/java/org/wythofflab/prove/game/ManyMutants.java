package org.wythofflab.prove.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.AutomatonBuilder;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Sets;
import org.wythofflab.prove.automata.Tuples;

/**
 * Many mutants of a set as one automaton that reads one number more: with the n-th number it is the set with its n-th point more
 * or less, with any other the set itself. The numbers are such whose digits are 0 and 1, so that there are few letters.
 */
final class ManyMutants {

    private final NumberSystem system;
    private final int arity;
    private final Outlay outlay;
    private final List<BigInteger> numbers;
    private final Automaton all;

    /** @param points what is to be more or less: two piles each, and t if the set is one of triples */
    ManyMutants(Automaton set, List<List<BigInteger>> points, Outlay outlay) {
        this.system = set.system();
        this.arity = set.arity();
        this.outlay = outlay;
        this.numbers = Stream.iterate(1, i -> i + 1)
                .map(this::bits)
                .filter(this::isWord)
                .map(system::value)
                .limit(points.size() + 1L)
                .toList();
        Automaton everywhere = new Tuples(system, arity + 1, arity + 1, outlay)
                .with(set.on(tracks(arity)))
                .with(zerosAndOnes().on(arity))
                .all();
        List<int[]> words = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            List<BigInteger> numbered = new ArrayList<>(points.get(i));
            numbered.add(numbers.get(i));
            words.add(word(numbered));
        }
        this.all = Sets.difference(everywhere, Sets.words(system, arity + 1, words, outlay), outlay);
    }

    Automaton all() {
        return all;
    }

    /** The mutant with the i-th point more or less, or what was made of it; after the last comes the set itself. */
    Automaton get(Automaton sets, int i) {
        return new Tuples(system, arity, arity + 1, outlay)
                .with(sets.on(tracks(arity + 1)))
                .with(Sets.number(system, numbers.get(i)).on(arity))
                .all();
    }

    private int[] bits(int number) {
        return Integer.toBinaryString(number).chars().map(digit -> digit - '0').toArray();
    }

    private boolean isWord(int[] digits) {
        return Arrays.equals(system.word(system.value(digits)), digits);
    }

    private Automaton zerosAndOnes() {
        AutomatonBuilder<Integer> builder = new AutomatonBuilder<>(system, 1);
        builder.state(0);
        builder.transition(0, 0);
        builder.transition(1, 0);
        builder.finish(true, outlay);
        return builder.smallest(outlay);
    }

    /** The letters of a tuple, without zeros before it. */
    private int[] word(List<BigInteger> tuple) {
        List<int[]> rows = tuple.stream().map(system::word).toList();
        int[] letters = new int[rows.stream().mapToInt(row -> row.length).max().orElse(0)];
        int weight = 1;
        for (int[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                letters[letters.length - row.length + i] += weight * row[i];
            }
            weight *= system.digits();
        }
        return letters;
    }

    private static int[] tracks(int count) {
        return IntStream.range(0, count).toArray();
    }
}
