package org.wythofflab.prove.strategy;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.function.Predicate;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Writing;

/**
 * The numbers that make a pair of a set with a given one, in increasing order. First it is found out, from the last digit
 * backwards, from which states the rest of the given word can be accepted; then only such states are walked to.
 */
final class Partners {

    private final Automaton set;
    private final int track;
    private final int[] word;
    private final Writing writing;
    private final BitSet[] live;
    private final Predicate<BigInteger> visitor;
    private final int[] other;

    private Partners(Automaton set, int track, int[] word, Writing writing, Predicate<BigInteger> visitor) {
        this.set = set;
        this.track = track;
        this.word = word;
        this.writing = writing;
        this.visitor = visitor;
        this.live = new BitSet[word.length + 1];
        this.other = new int[word.length];
    }

    /**
     * Visits them until one is refused.
     *
     * @param track 0 if the first number of the pairs is given, 1 if the second is
     * @param word its word; the other number has at most as many digits
     * @return whether none was refused
     */
    static boolean visit(Automaton set, int track, int[] word, Writing writing, Predicate<BigInteger> visitor) {
        Partners partners = new Partners(set, track, word, writing, visitor);
        partners.look();
        return !partners.live[0].get(0) || partners.walk(0, 0);
    }

    private void look() {
        BitSet last = new BitSet();
        for (int q = 0; q < set.states(); q++) {
            last.set(q, set.accepts(q));
        }
        live[word.length] = last;
        for (int k = word.length - 1; k >= 0; k--) {
            live[k] = new BitSet();
            for (int q = 0; q < set.states(); q++) {
                for (int t = set.firstOf(q); t < set.firstOf(q + 1); t++) {
                    if (digit(t, track) == word[k] && live[k + 1].get(set.target(t))) {
                        live[k].set(q);
                        break;
                    }
                }
            }
        }
    }

    private int digit(int transition, int which) {
        NumberSystem system = set.system();
        int letter = set.letter(transition);
        return which == 0 ? letter % system.digits() : letter / system.digits();
    }

    /** Letters with one digit given are in the order of the other, so the numbers come in theirs. */
    private boolean walk(int state, int k) {
        if (k == word.length) {
            return visitor.test(writing.value(other));
        }
        for (int t = set.firstOf(state); t < set.firstOf(state + 1); t++) {
            if (digit(t, track) == word[k] && live[k + 1].get(set.target(t))) {
                other[k] = digit(t, 1 - track);
                if (!walk(set.target(t), k + 1)) {
                    return false;
                }
            }
        }
        return true;
    }
}
