package org.wythofflab.prove.automata;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The members of a set of pairs that has only a few, and the same set in another number system. */
public final class FewTuples {

    private final Automaton set;
    private final int most;
    private final int[] word;
    private final List<int[]> words = new ArrayList<>();

    private FewTuples(Automaton set, int most) {
        this.set = set;
        this.most = most;
        // If a word were longer, apart from leading zeros, it would pass a state twice, and there would be many.
        this.word = new int[set.states() + set.system().period()];
    }

    /** The same pairs in another system, unless there are more than {@code most} of them. */
    public static Optional<Automaton> rewritten(Automaton set, NumberSystem to, int most, Outlay outlay) {
        FewTuples few = new FewTuples(set, most);
        return few.follow(0, 0) ? Optional.of(few.in(to, outlay)) : Optional.empty();
    }

    /** Notes the words that begin as the word does so far; false if there are too many. */
    private boolean follow(int state, int length) {
        if (set.accepts(state)) {
            words.add(Arrays.copyOf(word, length));
        }
        for (int t = set.firstOf(state); t < set.firstOf(state + 1); t++) {
            boolean leading = set.letter(t) == 0
                    && isZero(length)
                    && length + 1 >= set.system().period();
            if (!leading) {
                if (length == word.length || words.size() > most) {
                    return false;
                }
                word[length] = set.letter(t);
                if (!follow(set.target(t), length + 1)) {
                    return false;
                }
            }
        }
        return words.size() <= most;
    }

    private boolean isZero(int length) {
        for (int i = 0; i < length; i++) {
            if (word[i] != 0) {
                return false;
            }
        }
        return true;
    }

    private Automaton in(NumberSystem to, Outlay outlay) {
        int digits = set.system().digits();
        List<int[]> pairs = new ArrayList<>();
        for (int[] letters : words) {
            int[] x = to.word(value(letters, 1, digits));
            int[] y = to.word(value(letters, digits, digits));
            int length = Math.max(x.length, y.length);
            int[] pair = new int[length];
            for (int i = 0; i < length; i++) {
                int left = i < length - x.length ? 0 : x[i - (length - x.length)];
                int right = i < length - y.length ? 0 : y[i - (length - y.length)];
                pair[i] = left + right * to.digits();
            }
            pairs.add(pair);
        }
        return Sets.words(to, 2, pairs, outlay);
    }

    private BigInteger value(int[] letters, int weight, int digits) {
        int[] row = new int[letters.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = letters[i] / weight % digits;
        }
        return set.system().value(row);
    }
}
