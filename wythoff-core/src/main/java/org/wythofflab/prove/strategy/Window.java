package org.wythofflab.prove.strategy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Reader;
import org.wythofflab.prove.automata.WordPair;
import org.wythofflab.prove.automata.Writing;
import org.wythofflab.rules.BigPosition;

/**
 * Which positions of a square window, perhaps far away, are in a set. Neighbours have the same leading digits but for a few
 * carries, so these are read once for each side of a carry, and only the last digits for every position.
 */
public final class Window {

    private final Automaton set;
    private final NumberSystem system;
    private final Writing writing;
    private final int size;
    private final int tail;

    private Window(Automaton set, int size) {
        this.set = set;
        this.system = set.system();
        this.writing = Writing.in(system);
        this.size = size;
        int period = system.period();
        // In whole periods, as words are.
        this.tail = (system.weights(size).size() + period - 1) / period * period;
    }

    /**
     * By the distances from the corner.
     *
     * @param pulse called for each row
     */
    public static boolean[][] of(Automaton set, BigPosition corner, int size, Runnable pulse) {
        return new Window(set, size).seen(corner, pulse);
    }

    /** The numbers of one side of the window: their leading digits, each list once, and their last ones. */
    private static final class Side {
        final List<int[]> heads = new ArrayList<>();
        final int[] headOf;
        final int[][] tails;

        Side(int size) {
            headOf = new int[size];
            tails = new int[size][];
        }
    }

    private Side side(BigInteger from) {
        Side side = new Side(size);
        BigInteger start = from;
        int last = 0;
        long first = 0;
        for (int i = 0; i < size; i++) {
            int[] low = i == 0 ? new int[tail + 1] : system.word(first + i);
            // What can no longer follow the leading digits begins new ones.
            if (i == 0 || low.length > tail || !follows(last, padded(low))) {
                start = from.add(BigInteger.valueOf(i));
                int[] word = writing.word(start);
                int cut = Math.max(0, word.length - tail);
                int[] head = new int[cut];
                System.arraycopy(word, 0, head, 0, cut);
                int[] rest = new int[word.length - cut];
                System.arraycopy(word, cut, rest, 0, rest.length);
                side.heads.add(head);
                last = after(head);
                // Below 2^31, as the weights of the tail are at most the size.
                first = system.value(rest).longValueExact() - i;
                low = rest;
            }
            side.headOf[i] = side.heads.size() - 1;
            side.tails[i] = padded(low);
        }
        return side;
    }

    private int[] padded(int[] word) {
        int[] padded = new int[tail];
        System.arraycopy(word, 0, padded, tail - word.length, word.length);
        return padded;
    }

    private int after(int[] head) {
        int state = 0;
        for (int digit : head) {
            state = system.follow(state, digit);
        }
        return state;
    }

    private boolean follows(int state, int[] digits) {
        int at = state;
        for (int i = 0; i < digits.length && at >= 0; i++) {
            at = system.follow(at, digits[i]);
        }
        return at >= 0;
    }

    private boolean[][] seen(BigPosition corner, Runnable pulse) {
        Side columns = side(corner.x());
        Side rows = side(corner.y());
        int[][] states = new int[columns.heads.size()][rows.heads.size()];
        for (int i = 0; i < states.length; i++) {
            for (int j = 0; j < states[i].length; j++) {
                char[] letters = WordPair.of(system, columns.heads.get(i), rows.heads.get(j))
                        .letters();
                states[i][j] = set.after(0, letters, 0, letters.length);
            }
        }
        boolean[][] seen = new boolean[size][size];
        for (int i = 0; i < size; i++) {
            pulse.run();
            for (int j = 0; j < size; j++) {
                seen[i][j] = accepts(states[columns.headOf[i]][rows.headOf[j]], columns.tails[i], rows.tails[j]);
            }
        }
        return seen;
    }

    private boolean accepts(int start, int[] x, int[] y) {
        int state = start;
        for (int i = 0; i < tail && state != Reader.DEAD; i++) {
            state = set.step(state, x[i] + y[i] * system.digits());
        }
        return state != Reader.DEAD && set.accepts(state);
    }
}
