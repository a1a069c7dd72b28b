package org.wythofflab.solve.layers;

import java.util.Arrays;
import java.util.List;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Run;

/**
 * Which of 64 values the cells of a row reach by moves of one {@link LayerDirection}. A cell and the one a stride below and
 * a rise on share their word, so that what is known of a row holds for those below. In this frame values are only ever
 * added (unless moves have an end), also where predecessors fan out, as their range grows on one side only. So each word
 * gets each value once, however many positions of that value there are.
 */
final class LayerLines {
    private final LayerDirection direction;
    private final LayerStart[] starts;
    private final MarkLog log;
    private final int columns;
    /** The strides to the row whose column 0 has index 0. */
    private final int origin;

    private final long[][] words;
    /** For each quarter, bits of the words that have all its values, and a word more. */
    private final long[][][] full;
    /** From here on all words have all values. */
    private final int[] fullFrom;

    private final LayerFronts[] fronts;
    /** For each word and value, the row in which it was last added, if moves have an end. */
    private final int[][] added;

    /** Of the row at hand: its remainder, the index of its column 0, and one beyond the last index that matters. */
    private int remainder;

    private int offset;
    private int end;

    LayerLines(LayerDirection direction, List<LayerStart> starts, Board board, MarkLog log) {
        this.direction = direction;
        this.starts = starts.toArray(new LayerStart[0]);
        this.log = log;
        columns = board.columns();
        int stride = direction.stride();
        int strides = Math.max(0, board.rows() - 1) / stride;
        origin = direction.rise() >= 0 ? strides : 0;
        int length = Math.addExact(columns, Math.multiplyExact(Math.abs(direction.rise()), strides));
        words = new long[stride][length];
        full = new long[stride][Quarter.COUNT][((length + 63) >>> 6) + 1];
        fullFrom = new int[stride];
        fronts = new LayerFronts[direction.growth() > 0 ? stride : 0];
        Arrays.setAll(fronts, i -> new LayerFronts(direction.growth(), direction.spacing()));
        added = new int[direction.life() > 0 ? stride : 0][length << 6];
    }

    /** Goes back before the first row; every cell has the values {@code known} without looking. */
    void start(long known) {
        for (int i = 0; i < words.length; i++) {
            Arrays.fill(words[i], known);
            for (int quarter = 0; quarter < Quarter.COUNT; quarter++) {
                Arrays.fill(full[i][quarter], Quarter.isFull(known, quarter) ? -1L : 0);
            }
        }
        Arrays.fill(fullFrom, words[0].length);
        for (LayerFronts each : fronts) {
            each.clear();
        }
    }

    private int offset(int x) {
        return direction.rise() * (origin - x / words.length);
    }

    /** Goes to row x, after those before it. */
    void enter(int x) {
        remainder = x % words.length;
        offset = offset(x);
        // Where lines fall, what is right of the board now may be on it later.
        end = direction.rise() < 0 ? words[0].length : columns + offset;
        if (added.length > 0) {
            for (LayerStart start : starts) {
                expire(x - direction.life(), start);
            }
        }
        if (fronts.length > 0) {
            fronts[remainder].grow(words[remainder], full[remainder], end);
        }
        for (LayerStart start : starts) {
            absorb(x, start);
        }
    }

    private void absorb(int x, LayerStart start) {
        MarkLog.Row marks = log.row(x - start.delay());
        Run run = start.run();
        for (int i = 0; i < marks.count; i++) {
            int place = marks.columns[i] + offset;
            if (direction.step() > 0) {
                close(place + run.first(), marks.values[i]);
            } else {
                add(x, place + run.first(), place + run.last(), run.step(), marks.values[i]);
            }
        }
    }

    /** What is there goes on to the edge already. */
    private void close(int first, int value) {
        long[] row = words[remainder];
        long[] fullRow = full[remainder][Quarter.of(value)];
        long bit = 1L << value;
        for (int i = first; i < end && (row[i] & bit) == 0; i += direction.step()) {
            set(row, fullRow, i, value);
        }
    }

    private void add(int x, int first, int last, int step, int value) {
        long[] row = words[remainder];
        long[] fullRow = full[remainder][Quarter.of(value)];
        long bit = 1L << value;
        boolean isNew = false;
        for (int i = first; i <= last && i < end; i += step) {
            isNew = (row[i] & bit) == 0;
            set(row, fullRow, i, value);
            if (added.length > 0) {
                added[remainder][i << 6 | value] = x;
            }
        }
        // Where the last is not new, another range goes on from there.
        if (isNew && fronts.length > 0 && last < end) {
            fronts[remainder].add(last, value);
        }
    }

    /** @param fullRow of the value's quarter */
    static void set(long[] row, long[] fullRow, int i, int value) {
        long word = row[i] | 1L << value;
        row[i] = word;
        if (Quarter.isFull(word, Quarter.of(value))) {
            fullRow[i >>> 6] |= 1L << i;
        }
    }

    /** Takes away what began in a row, where it has not begun anew. */
    private void expire(int begun, LayerStart start) {
        MarkLog.Row marks = log.row(begun - start.delay());
        Run run = start.run();
        for (int n = 0; n < marks.count; n++) {
            int place = marks.columns[n] + offset(begun);
            int value = marks.values[n];
            for (int i = place + run.first(); i <= place + run.last() && i < end; i += run.step()) {
                if (added[remainder][i << 6 | value] == begun) {
                    words[remainder][i] &= ~(1L << value);
                    full[remainder][Quarter.of(value)][i >>> 6] &= ~(1L << i);
                }
            }
        }
    }

    /** The words of the row; that of column y is at {@code y + offset()}. */
    long[] words() {
        return words[remainder];
    }

    int offset() {
        return offset;
    }

    /** Bit j says that column {@code 64 * w + j} of the row reaches all values of a quarter. */
    long full(int w, int quarter) {
        long[] fullRow = full[remainder][quarter];
        int first = (w << 6) + offset;
        // A shift by 64 - first is made of two, as it may be 64.
        return fullRow[first >>> 6] >>> first | fullRow[(first >>> 6) + 1] << 1 << ~first;
    }

    /** A column from which on all cells of the row reach all values. */
    int fullFrom() {
        if (added.length > 0) {
            return columns;
        }
        long[] row = words[remainder];
        int at = Math.min(fullFrom[remainder], columns + offset);
        while (at > offset && row[at - 1] == -1L) {
            at--;
        }
        fullFrom[remainder] = at;
        return at - offset;
    }
}
