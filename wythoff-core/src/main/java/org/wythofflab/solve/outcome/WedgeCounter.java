package org.wythofflab.solve.outcome;

import java.util.Arrays;
import java.util.List;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.Run;

/**
 * Counts marked positions (x', y') that a two-pile move of a {@code Band} reaches from (x, y): with k = x - x' and
 * l = y - y', k and l in their residue classes and both l < s*k + t and k < s*l + t.
 *
 * <p>Since s and t are positive at most one of the two inequalities fails, so for each residue class
 *
 * <pre>count = #(k >= 1, l >= 1) - #(k >= 1, l >= s*k + t) - #(l >= 1, k >= s*l + t)</pre>
 *
 * and each term grows by O(1) a cell. The first is a sum along the row of column counts. The second changes, as y
 * grows, by the marked positions on the line y' - s*x' = y - s*x - t. The third changes, as x grows, by those on the line
 * x' - s*y' = x - t - s*y with y' < y, that is x' <= x - t - s; rows enter that line count with this delay, so that none
 * with y' >= y is in it.
 *
 * <p>Of the columns before the first one that is asked for, sums are kept instead of being added up in every row.
 */
final class WedgeCounter implements PairCounter {
    private final int from;
    /** A period before the first column. */
    private final int start;

    private final int columns;
    private final int s;
    private final int t;
    private final boolean bounded;
    private final int period1;
    private final int period2;
    private final int[] amounts1;
    private final int[] amounts2;
    private final int[][] columnCounts;
    private final int[][][] steepLines;
    private final int[][][] flatLines;
    private final long[][][] belowFlat;
    private final int lineOffset;

    /** Marked positions before {@link #start}, by residue classes. */
    private final long[][] columnsBefore;
    /** Those on the steep lines that meet the row before the first column, but at 0 or later. */
    private final long[][] steepBefore;

    private final int[] sources;
    /** Sums along a row. */
    private final long[] sums;

    private final long[] counts;
    private int x;

    /** @param from the first column that is asked for */
    WedgeCounter(Wedge wedge, int from, Board board) {
        this.from = from;
        columns = board.columns();
        start = Math.max(0, from - wedge.period2());
        s = wedge.s();
        t = wedge.t();
        bounded = wedge.isBoundedOn(board);
        period1 = wedge.period1();
        period2 = wedge.period2();
        amounts1 = firsts(wedge.first());
        amounts2 = firsts(wedge.second());
        columnCounts = new int[period1][columns];
        // y' - s*x' and x' - s*y' lie between -s*(side - 1) and side - 1; Wedge.of saw that (s + 1)*side is an int.
        lineOffset = bounded ? s * board.longerSide() : 0;
        int lines = bounded ? lineOffset + board.longerSide() : 0;
        steepLines = new int[period1][period2][lines];
        flatLines = new int[period1][period2][lines];
        belowFlat = new long[period1][period2][bounded ? columns : 0];
        columnsBefore = new long[period1][period2];
        steepBefore = new long[period1][period2];
        sources = new int[amounts1.length];
        sums = new long[columns];
        counts = new long[columns];
    }

    private static int[] firsts(List<Run> runs) {
        return runs.stream().mapToInt(Run::first).toArray();
    }

    @Override
    public void begin(int x, RowHistory history) {
        this.x = x;
        for (int i = 0; i < sources.length; i++) {
            sources[i] = Math.floorMod(x - amounts1[i], period1);
        }
        if (x > 0) {
            enter(x - 1, history.row(x - 1));
            if (bounded && from > 0) {
                advanceSteep();
            }
        }
        if (bounded) {
            if (x >= s + t) {
                enterFlat(x - s - t, history.row(x - s - t));
            }
            advanceFlat();
        }
    }

    @Override
    public void count() {
        countAll();
        if (bounded) {
            for (int source : sources) {
                for (int c2 = 0; c2 < period2; c2++) {
                    subtract(source, c2);
                }
            }
        }
    }

    /** The first term: sums of column counts along the row, by residue classes of y'. */
    private void countAll() {
        Arrays.fill(sums, start, columns, 0);
        for (int source : sources) {
            int[] added = columnCounts[source];
            for (int y = start; y < columns; y++) {
                sums[y] += added[y];
            }
            for (int y = start; y < from; y++) {
                sums[y] += columnsBefore[source][y % period2];
            }
        }
        for (int y = start + period2; y < columns; y++) {
            sums[y] += sums[y - period2];
        }
        Arrays.fill(counts, from, columns, 0);
        for (int amount2 : amounts2) {
            for (int y = Math.max(from, amount2); y < columns; y++) {
                counts[y] += sums[y - amount2];
            }
        }
    }

    /** The other two, for the marked positions with x' and y' in a residue class each. */
    private void subtract(int source, int c2) {
        int[] lines = steepLines[source][c2];
        long[] below = belowFlat[source][c2];
        int line = lineOffset - s * x - t;
        long steep = steepBefore[source][c2];
        for (int y = from; y < columns; y++) {
            steep += line + y < 0 ? 0 : lines[line + y];
            sums[y] = steep + below[y];
        }
        for (int amount2 : amounts2) {
            for (int y = from + Math.floorMod(c2 + amount2 - from, period2); y < columns; y += period2) {
                counts[y] -= sums[y];
            }
        }
    }

    private void enter(int row, long[] marked) {
        int[] column = columnCounts[row % period1];
        int[][] lines = steepLines[row % period1];
        long[] before = columnsBefore[row % period1];
        long[] steep = steepBefore[row % period1];
        Bits.forEach(marked, columns, y -> {
            column[y]++;
            before[y % period2] += y < start ? 1 : 0;
            if (bounded) {
                lines[y % period2][y - s * row + lineOffset]++;
                // Its line meets this row in column y + t.
                steep[y % period2] += y + t < from ? 1 : 0;
            }
        });
    }

    /** From a row to the next the lines that meet it in the same columns are s before. */
    private void advanceSteep() {
        int line = lineOffset - s * x - t;
        for (int c1 = 0; c1 < period1; c1++) {
            for (int c2 = 0; c2 < period2; c2++) {
                int[] lines = steepLines[c1][c2];
                for (int i = Math.max(0, -line); i < s; i++) {
                    steepBefore[c1][c2] += lines[line + i];
                }
                for (int i = Math.max(0, -line - from); i < s; i++) {
                    steepBefore[c1][c2] -= lines[line + from + i];
                }
            }
        }
    }

    private void enterFlat(int row, long[] marked) {
        int[][] lines = flatLines[row % period1];
        Bits.forEach(marked, columns, y -> lines[y % period2][row - s * y + lineOffset]++);
    }

    private void advanceFlat() {
        for (int c1 = 0; c1 < period1; c1++) {
            for (int c2 = 0; c2 < period2; c2++) {
                int[] lines = flatLines[c1][c2];
                long[] below = belowFlat[c1][c2];
                // Above 0 while x' - s*y' is: s*y is at most lineOffset.
                int line = x - t - s * from + lineOffset;
                for (int y = from; y < columns && line >= 0; y++, line -= s) {
                    below[y] += lines[line];
                }
            }
        }
    }

    @Override
    public long at(int y) {
        return counts[y];
    }
}
