package org.wythofflab.solve.layers;

import java.util.Arrays;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.ValueTiles;

/**
 * The places of up to 64 consecutive values, row after row: an open cell takes the first of them that none of its options has,
 * if there is one. Its options with smaller values do not matter, as a cell that is still open has an option with each.
 */
final class LayerSweep {
    private final Board board;
    private final ValueTiles table;
    private final OpenBoard open;
    private final boolean anySecond;
    private final boolean mirrored;
    private final boolean half;
    private final MarkLog log;
    private final LayerLines[] lines;
    private final LayerRun[] runs;
    /** Of the row at hand. */
    private final long[][] words;

    private final int[] offsets;
    /** The values that a row has from its mirror image, and in which columns. */
    private final long[] had;

    private final int[] partners;
    private int first;
    /** The bits that stand for no value, as if every cell had an option with it. */
    private long unused;

    private MarkLog.Row marks;

    /**
     * @param symmetric whether the table holds only half
     * @param mirrored whether only that half has to be found
     */
    LayerSweep(LayerPlan plan, Board board, ValueTiles table, OpenBoard open, boolean symmetric, boolean mirrored) {
        this.board = board;
        this.table = table;
        this.open = open;
        this.mirrored = mirrored;
        half = symmetric;
        anySecond = plan.anySecond();
        log = new MarkLog(Math.min(plan.depth(), board.rows()));
        marks = log.start(0);
        lines = plan.lines().entrySet().stream()
                .map(line -> new LayerLines(line.getKey(), line.getValue(), board, log))
                .toArray(LayerLines[]::new);
        runs = plan.runs().stream()
                .map(start -> new LayerRun(start.delay(), start.run(), log))
                .toArray(LayerRun[]::new);
        words = new long[lines.length][];
        offsets = new int[lines.length];
        had = new long[mirrored ? board.longerSide() : 0];
        partners = new int[had.length << 6];
    }

    /** Goes back to the first row, with {@code count} values from {@code value} on. */
    void start(int value, int count) {
        first = value;
        unused = -1L << 1 << (count - 1);
        for (LayerLines each : lines) {
            each.start(unused);
        }
        Arrays.fill(had, unused);
    }

    /** Goes through the rows from {@code from} to before {@code to}; gives the number of cells that took a value. */
    int sweep(int from, int to) {
        int taken = 0;
        for (int x = from; x < to; x++) {
            taken += sweep(x);
        }
        return taken;
    }

    private int sweep(int x) {
        int end = board.columns();
        for (int i = 0; i < lines.length; i++) {
            lines[i].enter(x);
            words[i] = lines[i].words();
            offsets[i] = lines[i].offset();
            end = Math.min(end, lines[i].fullFrom());
        }
        marks = log.start(x);
        for (LayerRun run : runs) {
            run.start(x, unused);
        }
        long row = unused;
        if (mirrored) {
            row = had[x];
            for (long left = row & ~unused; left != 0; left &= left - 1) {
                int value = Long.numberOfTrailingZeros(left);
                marks.add(partners[x << 6 | value], value);
            }
        }
        return search(x, end, row);
    }

    /** Has the open cells of a row before column {@code end} take what they may; {@code had}: values the row has. */
    private int search(int x, int end, long had) {
        long[] closed = open.row(x);
        long row = had;
        int taken = 0;
        for (int w = open.firstWord(x); w << 6 < end && row != -1L; w++) {
            long unclosed = ~closed[w];
            for (long left = unclosed == 0 ? 0 : unclosed & ~covered(w, row); left != 0; left &= left - 1) {
                int y = (w << 6) + Long.numberOfTrailingZeros(left);
                if (y >= end) {
                    return taken;
                }
                long reached = row;
                for (int i = 0; i < words.length; i++) {
                    reached |= words[i][y + offsets[i]];
                }
                for (int i = 0; i < runs.length && reached != -1L; i++) {
                    reached |= runs[i].at(y);
                    if (runs[i].isComplete()) {
                        return taken;
                    }
                }
                if (reached != -1L) {
                    long bit = ~reached & (reached + 1);
                    place(x, y, Long.numberOfTrailingZeros(bit));
                    taken++;
                    if (anySecond) {
                        row |= bit;
                        if (row == -1L) {
                            return taken;
                        }
                    }
                }
            }
        }
        return taken;
    }

    /** The cells of a word that are known to reach all values: those of each quarter by one set of moves at least. */
    private long covered(int w, long row) {
        for (LayerRun run : runs) {
            run.begin(w);
        }
        long covered = -1L;
        for (int quarter = 0; quarter < Quarter.COUNT && covered != 0; quarter++) {
            long reaching = Quarter.isFull(row, quarter) ? -1L : 0;
            for (int i = 0; i < lines.length && reaching != -1L; i++) {
                reaching |= lines[i].full(w, quarter);
            }
            for (int i = 0; i < runs.length && reaching != -1L; i++) {
                reaching |= runs[i].full(w, quarter);
            }
            covered &= reaching;
        }
        return covered;
    }

    private void place(int x, int y, int value) {
        marks.add(y, value);
        open.close(x, y);
        if (!half || x <= y) {
            table.set(x, y, first + value);
        }
        if (mirrored && x < y) {
            had[y] |= 1L << value;
            partners[y << 6 | value] = x;
        }
    }
}
