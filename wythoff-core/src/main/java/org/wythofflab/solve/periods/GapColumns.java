package org.wythofflab.solve.periods;

import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * The first rows of the Grundy table of a game in which any amount may be taken from one pile, or k and l from both if
 * |k - l| is below the gap (1 in Wythoff's game, 0 in Nim), one column after the other. Let m(a) = a * max(1, 2 * gap). Then
 *
 * <pre>    b - m(a) &lt;= G(a,b) &lt;= a + b </pre>
 *
 * A game that starts at (a,b) has at most a + b moves, hence the upper bound. A value v occurs in each row a' below a at most once,
 * and from there it can be reached in row a in one column and by 2 * gap - 1 diagonals: at most m(a) positions of row a have a
 * way to v in an earlier row. Each of the other positions (a,b') has value v, or a smaller value, or has passed v in its row; the
 * values below v are used up after v positions, so that v is taken by column v + m(a).
 *
 * <p>So what decides the columns from b on is, relative to b, a finite {@link #state}: which of the values from b - m(a) to a + b
 * are used in row a; which values the two-pile moves reach on each diagonal; and the last few columns, which bands wider than a
 * diagonal add to the latter.
 *
 * <p>Cost: O(rows * gap / 64 + gap) a cell, and as many words of memory for each row; no column is kept.
 */
final class GapColumns {
    private final int gap;
    private final int rows;
    private final int perRow;
    /** Ring a holds the values of row a. */
    private final ValueRings used;
    /** Ring (b - a) mod rows holds what (a - 1, b - 1) reaches by two-pile moves. */
    private final ValueRings diagonals;

    private final ValueRings column;
    /** The last columns, the latest first, and one to write to. */
    private final int[][] latest;

    private long b;

    GapColumns(int gap, int rows) {
        this.gap = gap;
        this.rows = rows;
        perRow = Math.max(1, 2 * gap);
        // Row a has values from b - m(a) to b + a. On a diagonal the columns are up to a row's length and two gaps
        // apart.
        long window = (perRow + 2L) * rows + 2L * gap;
        used = new ValueRings(rows, window);
        diagonals = new ValueRings(rows, window);
        column = new ValueRings(1, window);
        latest = new int[gap + 1][rows];
    }

    /** The number of the column that comes next. */
    long position() {
        return b;
    }

    /** From this column on no bound is below 0, so that states can be compared. */
    long firstState() {
        return (long) perRow * rows + gap;
    }

    /** The differences G(a,b) - b of the next column; valid until the one after it is asked for. */
    int[] next() {
        // No value beyond b + rows - 2 has been used yet.
        if ((b + rows - 1 & 63) == 0) {
            used.clearWord(b + rows - 1);
        }
        column.clear(0);
        int newest = (int) (b % rows);
        diagonals.clear(newest);
        int[] now = latest[gap];
        for (int a = 0; a < rows; a++) {
            int diagonal = newest >= a ? newest - a : newest - a + rows;
            if (a > 0 && b > 0) {
                reach(a, diagonal);
            }
            now[a] = (int) (mex(a, diagonal) - b);
        }
        System.arraycopy(latest, 0, latest, 1, gap);
        latest[0] = now;
        b++;
        return now;
    }

    /**
     * Adds to what (a-1,b-1) reaches what the moves (1,1), (2,1), ... and (1,2), (1,3), ... reach from (a,b); every other one
     * is (1,1) and a two-pile move.
     */
    private void reach(int a, int diagonal) {
        for (int i = 0; i < gap; i++) {
            if (i < a) {
                diagonals.add(diagonal, b - 1 + latest[0][a - 1 - i]);
            }
            if (i < b) {
                diagonals.add(diagonal, b - 1 - i + latest[i][a - 1]);
            }
        }
    }

    private long mex(int a, int diagonal) {
        long least = Math.max(0, b - (long) perRow * a);
        long mask = -1L << least;
        while (true) {
            long taken = used.word(a, least) | column.word(0, least) | diagonals.word(diagonal, least);
            long free = ~taken & mask;
            if (free != 0) {
                long value = (least & -64) + Long.numberOfTrailingZeros(free);
                used.add(a, value);
                column.add(0, value);
                return value;
            }
            mask = -1L;
            least += 64;
        }
    }

    /** What decides the columns from here on, relative to {@link #position}, which has to be at least {@link #firstState}. */
    long[] state() {
        int words = diagonals.span() / 64;
        LongStream.Builder state = LongStream.builder();
        for (int a = rows - 1; a >= 0; a--) {
            for (int i = 0; i < rowWords(a); i++) {
                state.add(rowBits(a, i));
            }
        }
        for (int a = 1; a < rows; a++) {
            int diagonal = (int) ((b - a) % rows);
            for (int i = 0; i < words; i++) {
                state.add(diagonals.bits(diagonal, b + 64L * i));
            }
        }
        for (int i = 0; i < gap; i++) {
            for (int value : latest[i]) {
                state.add(value);
            }
        }
        return state.build().toArray();
    }

    private int rowWords(int a) {
        return (perRow + 1) * a / 64 + 1;
    }

    /** Part i of the values from b - m(a) to a + b that row a has used. */
    private long rowBits(int a, int i) {
        long from = b - (long) perRow * a + 64L * i;
        long beyond = b + a + 1 - from;
        long bits = used.bits(a, from);
        return beyond >= 64 ? bits : bits & ((1L << beyond) - 1);
    }

    /** Whether the state is this one. */
    boolean isAt(long[] state) {
        // Nearly always the longest row, which comes first, tells them apart.
        for (int i = 0; i < rowWords(rows - 1); i++) {
            if (rowBits(rows - 1, i) != state[i]) {
                return false;
            }
        }
        return Arrays.equals(state(), state);
    }
}
