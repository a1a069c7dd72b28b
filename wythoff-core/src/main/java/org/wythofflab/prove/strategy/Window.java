package org.wythofflab.prove.strategy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Reader;
import org.wythofflab.prove.automata.WordPair;
import org.wythofflab.prove.automata.Writing;
import org.wythofflab.rules.BigPosition;

/**
 * The positions of a set in a square window, perhaps far away. Neighbours have the same leading digits but for a few carries:
 * these are read once for each side of a carry. Then all last digits that the automaton can still accept are tried, so that
 * the work grows with the positions that are found and not with the squares of the window.
 */
public final class Window {

    private static final int PULSE = 1 << 12;

    /** Takes the positions of the set, counted from the corner. */
    public interface Sink {

        void accept(int i, int j);

        /** Whether positions in these columns and rows, the last ones included, are news; if not, they may be left out. */
        default boolean wants(int firstColumn, int lastColumn, int firstRow, int lastRow) {
            return true;
        }
    }

    private final Automaton set;
    private final NumberSystem system;
    private final Writing writing;
    private final int size;
    private final int tail;
    /** Those of the tail and one more. */
    private final long[] weights;

    private final Sink sink;
    private final Runnable pulse;
    private int untilPulse = PULSE;

    private Window(Automaton set, int size, Sink sink, Runnable pulse) {
        this.set = set;
        this.system = set.system();
        this.writing = Writing.in(system);
        this.size = size;
        int period = system.period();
        // In whole periods, as words are.
        this.tail = (system.weights(size).size() + period - 1) / period * period;
        this.weights = weights();
        this.sink = sink;
        this.pulse = pulse;
    }

    /**
     * Visits the members of a square window.
     *
     * @param pulse called now and then
     */
    public static void visit(Automaton set, BigPosition corner, int size, Sink sink, Runnable pulse) {
        new Window(set, size, sink, pulse).visit(corner);
    }

    private long[] weights() {
        long limit = size;
        List<Long> found = system.weights(limit);
        while (found.size() <= tail) {
            limit *= 2;
            found = system.weights(limit);
        }
        return found.stream().mapToLong(Long::longValue).toArray();
    }

    /**
     * Numbers in a row with the same leading digits.
     *
     * @param from the first of them, counted from the corner
     * @param low what the last digits of the first of them make, and so on
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Part(int[] head, int from, int count, long low) {

        long last() {
            return low + count - 1;
        }
    }

    private List<Part> parts(BigInteger corner) {
        List<Part> parts = new ArrayList<>();
        int from = 0;
        while (from < size) {
            int[] word = writing.word(corner.add(BigInteger.valueOf(from)));
            int cut = Math.max(0, word.length - tail);
            int[] head = Arrays.copyOf(word, cut);
            // Below 2^62: a tail has the weights up to the size, and a period more.
            long low = system.value(Arrays.copyOfRange(word, cut, word.length)).longValueExact();
            int last = after(head);
            int count = 1;
            while (from + count < size && follows(last, low + count)) {
                count++;
            }
            parts.add(new Part(head, from, count, low));
            from += count;
        }
        return parts;
    }

    private int after(int[] head) {
        int state = 0;
        for (int digit : head) {
            state = system.follow(state, digit);
        }
        return state;
    }

    /** Whether the word of a number may be what follows leading digits. */
    private boolean follows(int state, long number) {
        int[] word = system.word(number);
        int at = word.length > tail ? -1 : state;
        for (int i = 0; i < tail && at >= 0; i++) {
            at = system.follow(at, i < tail - word.length ? 0 : word[i - tail + word.length]);
        }
        return at >= 0;
    }

    private void visit(BigPosition corner) {
        List<Part> rows = parts(corner.y());
        for (Part column : parts(corner.x())) {
            for (Part row : rows) {
                char[] letters = WordPair.of(system, column.head, row.head).letters();
                int state = set.after(0, letters, 0, letters.length);
                if (state != Reader.DEAD) {
                    walk(state, tail, 0, 0, column, row);
                }
            }
        }
    }

    /** Reads what may follow; x and y are what the last digits have made so far, and {@code left} of them are to come. */
    private void walk(int state, int left, long x, long y, Part column, Part row) {
        // With k digits to come, less than the k-th weight is added.
        long lastX = x + weights[left] - 1;
        long lastY = y + weights[left] - 1;
        if (x > column.last() || lastX < column.low || y > row.last() || lastY < row.low) {
            return;
        }
        if (--untilPulse <= 0) {
            untilPulse = PULSE;
            pulse.run();
        }
        int i = place(Math.max(x, column.low), column);
        int j = place(Math.max(y, row.low), row);
        if (left == 0) {
            if (set.accepts(state)) {
                sink.accept(i, j);
            }
            return;
        }
        if (!sink.wants(i, place(Math.min(lastX, column.last()), column), j, place(Math.min(lastY, row.last()), row))) {
            return;
        }
        for (int t = set.firstOf(state); t < set.firstOf(state + 1); t++) {
            long d = set.letter(t) % system.digits();
            long e = set.letter(t) / system.digits();
            walk(set.target(t), left - 1, x + d * weights[left - 1], y + e * weights[left - 1], column, row);
        }
    }

    private static int place(long low, Part part) {
        return (int) (low - part.low) + part.from;
    }
}
