package org.wythofflab.theory.sweep;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Some consecutive columns whose frontiers are known. */
final class Stretch {

    private final Frontiers frontiers;
    private final BigInteger start;
    private final BigInteger counted;
    private final int[] states;
    private final BitSet larger;

    /**
     * @param start the first column
     * @param counted n_0 there
     * @param states the numbers of the frontiers at each column
     * @param larger which of these are larger piles
     */
    private Stretch(Frontiers frontiers, BigInteger start, BigInteger counted, int[] states, BitSet larger) {
        this.frontiers = frontiers;
        this.start = start;
        this.counted = counted;
        this.states = states;
        this.larger = larger;
    }

    /** The columns K, K + 1, ..., before {@code end}. They read what they have written themselves. */
    static Stretch first(Frontiers frontiers, int end) {
        int k = frontiers.k();
        int[] states = new int[Math.max(1, end - k)];
        BitSet larger = new BitSet();
        int row = 1;
        for (int i = 0; i < states.length; i++) {
            Frontier.Step step = frontiers.step(states[i], larger.get(i));
            row = write(step, row, larger);
            if (i + 1 < states.length) {
                states[i + 1] = frontiers.next(states[i], larger.get(i));
            }
        }
        return new Stretch(frontiers, BigInteger.valueOf(k), BigInteger.ONE, states, larger);
    }

    private static int write(Frontier.Step step, int row, BitSet larger) {
        for (int j = 0; j < step.done(); j++) {
            larger.set(row + j, step.written(j));
        }
        return row + step.done();
    }

    /**
     * The columns that were read, from where all frontiers that may have been at the first of them have become one. None, if they do not.
     */
    static Optional<Stretch> of(Frontiers frontiers, Reading reading) {
        int phase = reading.phase();
        int[] possible = frontiers.at(phase, reading.counts());
        int first = 0;
        int more = 0;
        while (possible.length != 1 && first < reading.length()) {
            boolean bit = reading.larger().get(first);
            possible = Arrays.stream(possible)
                    .map(state -> frontiers.next(state, bit))
                    .filter(state -> state >= 0)
                    .distinct()
                    .toArray();
            more += (phase + first) % frontiers.k() == 0 && !bit ? 1 : 0;
            first++;
        }
        if (possible.length == 0) {
            throw new IllegalStateException("a frontier that is not in the closure");
        }
        if (first >= reading.length()) {
            return Optional.empty();
        }
        int[] states = new int[reading.length() - first];
        states[0] = possible[0];
        for (int i = 1; i < states.length; i++) {
            states[i] = frontiers.next(states[i - 1], reading.larger().get(first + i - 1));
        }
        return Optional.of(new Stretch(
                frontiers,
                reading.start().add(BigInteger.valueOf(first)),
                reading.counted().add(BigInteger.valueOf(more)),
                states,
                reading.larger().get(first, reading.length())));
    }

    /** The rows that these columns make final, to be read as columns. */
    Reading written() {
        BigInteger k = BigInteger.valueOf(frontiers.k());
        Frontier frontier = frontiers.frontier(states[0]);
        BigInteger row = start.add(counted).add(BigInteger.valueOf(frontier.front() - frontier.phase()));
        BigInteger[] number = counted.divideAndRemainder(k);
        BigInteger[] columns = row.divideAndRemainder(k);
        int rest = columns[1].intValueExact();
        // Of the columns below the row those are smaller piles that no P-position has as its larger one.
        int[] smaller = frontier.writtenBelow(number[1].intValueExact());
        for (int e = 0; e < smaller.length; e++) {
            smaller[e] = (rest > e ? 1 : 0) - smaller[e];
        }
        BigInteger first = columns[0].subtract(number[0].multiply(k)).add(BigInteger.valueOf(smaller[0]));
        int[] counts = Arrays.stream(smaller).map(some -> some - smaller[0]).toArray();
        BitSet rows = new BitSet();
        int length = 0;
        for (int i = 0; i < states.length; i++) {
            length = write(frontiers.step(states[i], larger.get(i)), length, rows);
        }
        return new Reading(row, first, counts, rows, length);
    }

    /** All P-positions (x,y), x < y, with x in these columns. */
    List<Pair> pairs() {
        List<Pair> pairs = new ArrayList<>();
        BigInteger n = counted;
        BigInteger k = BigInteger.valueOf(frontiers.k());
        for (int i = 0; i < states.length; i++) {
            if (larger.get(i)) {
                continue;
            }
            Frontier frontier = frontiers.frontier(states[i]);
            int choice = frontiers.step(states[i], false).choice();
            int others = frontier.trails().stream().mapToInt(Trail::count).sum();
            pairs.add(new Pair(
                    n.multiply(k).add(BigInteger.valueOf(others)),
                    start.add(BigInteger.valueOf(i)),
                    n.add(BigInteger.valueOf(choice))));
            n = frontier.phase() == 0 ? n.add(BigInteger.ONE) : n;
        }
        return pairs;
    }
}
