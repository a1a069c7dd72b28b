package org.wythofflab.prove.automata;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;

/**
 * A set of tuples of numbers, as the smallest deterministic automaton that reads their digits: every state is reached, every
 * state can still accept, states are numbered in the order in which a breadth-first walk meets them, and a missing
 * transition rejects. So two automata over the same numbers accept the same tuples if and only if they are equal. The empty
 * set has one state and no transition.
 *
 * <p>A letter is one digit of each number: {@code d_0 + d_1 D + d_2 D^2 + ...}, D being the number of digits. The
 * transitions of state q are those from {@code first[q]} to {@code first[q+1] - 1}, by letter.
 */
public final class Automaton {

    private final NumberSystem system;
    private final int arity;
    private final int[] first;
    private final int[] letters;
    private final int[] targets;
    private final BitSet accepting;

    Automaton(NumberSystem system, int arity, int[] first, int[] letters, int[] targets, BitSet accepting) {
        this.system = system;
        this.arity = arity;
        this.first = first;
        this.letters = letters;
        this.targets = targets;
        this.accepting = accepting;
    }

    public NumberSystem system() {
        return system;
    }

    /** How many numbers it reads. */
    public int arity() {
        return arity;
    }

    public int states() {
        return first.length - 1;
    }

    public boolean accepts(int state) {
        return accepting.get(state);
    }

    /** The first of the transitions of a state; those of the last state end before {@code firstOf(states())}. */
    public int firstOf(int state) {
        return first[state];
    }

    public int letter(int transition) {
        return letters[transition];
    }

    public int target(int transition) {
        return targets[transition];
    }

    /** The state that a letter leads to, or {@link Reader#DEAD}. */
    public int step(int state, int letter) {
        int place = Arrays.binarySearch(letters, first[state], first[state + 1], letter);
        return place < 0 ? Reader.DEAD : targets[place];
    }

    /** The state that some letters lead to, or {@link Reader#DEAD}. */
    public int after(int start, char[] word, int from, int end) {
        int state = start;
        for (int i = from; i < end && state != Reader.DEAD; i++) {
            state = step(state, word[i]);
        }
        return state;
    }

    /** Whether a pair is in the set, which is one of pairs. */
    public boolean contains(BigInteger x, BigInteger y) {
        return WordPair.of(system, system.word(x), system.word(y)).isIn(this);
    }

    /** This automaton, reading the given tracks; it dies when nothing can be accepted any more. */
    public Reader on(int... tracks) {
        return new AutomatonReader(this, tracks, false);
    }

    /** The same, but it goes on to the end and then says 0. */
    public Reader toTheEnd(int... tracks) {
        return new AutomatonReader(this, tracks, true);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Automaton that
                && system.equals(that.system)
                && arity == that.arity
                && Arrays.equals(first, that.first)
                && Arrays.equals(letters, that.letters)
                && Arrays.equals(targets, that.targets)
                && accepting.equals(that.accepting);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(letters) + Arrays.hashCode(targets);
    }

    @Override
    public String toString() {
        return states() + " states over " + arity + " numbers in " + system;
    }
}
