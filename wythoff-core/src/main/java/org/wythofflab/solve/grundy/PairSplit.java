package org.wythofflab.solve.grundy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.wythofflab.solve.Board;

/**
 * Splits the two-pile moves of a board into parts whose reached values are cheap to keep: as much as possible into sets
 * that a small shift maps into themselves (and what that leaves over, split again), then into long runs, and the rest one by
 * one. Every rule of the papers comes down to a few shifts, at most about sqrt(columns) runs and a handful of single moves.
 */
final class PairSplit {
    private static final int BOX = 6;
    private static final int STEEPEST = 64;
    private static final int DEEPEST = 3;
    private static final int SHORTEST_RUN = 6;
    private static final int CORNER = 192;
    /** A shift costs about as much as looking up this many single moves. */
    private static final int WORTH_A_SHIFT = 32;

    private final Board board;
    private final int[][] table;
    private final Runnable pulse;

    PairSplit(Board board, int[][] table, Runnable pulse) {
        this.board = board;
        this.table = table;
        this.pulse = pulse;
    }

    List<ReachedValues> split(PairMoves moves) {
        return split(moves, 0);
    }

    private List<ReachedValues> split(PairMoves all, int depth) {
        List<ReachedValues> parts = new ArrayList<>();
        PairMoves left = all;
        while (depth < DEEPEST) {
            pulse.run();
            // A corner shows the pattern; if it misleads, the split is dearer but still right.
            Shift best = bestShift(left.corner(CORNER));
            if (best.gain < WORTH_A_SHIFT) {
                break;
            }
            PairMoves closed = left.closedUnder(best.i, best.j);
            closed = depth == 0 ? closed : closed.withoutLoners(best.i, best.j);
            if (closed.size() == 0) {
                break;
            }
            PairMoves rest = closed.minus(closed.shifted(best.i, best.j));
            parts.add(new ShiftedValues(best.i, best.j, board, split(rest, depth + 1)));
            left = left.minus(closed);
        }
        addRuns(left, parts);
        return parts;
    }

    private record Shift(int i, int j, long gain) {}

    private Shift bestShift(PairMoves moves) {
        Shift best = new Shift(0, 0, 0);
        if (moves.size() < WORTH_A_SHIFT) {
            return best;
        }
        for (int i = 0; i <= STEEPEST; i++) {
            for (int j = 0; j <= STEEPEST; j++) {
                boolean small = i <= BOX && j <= BOX;
                boolean nearAnAxis = Math.min(i, j) <= 1;
                if (i + j > 0
                        && (small || nearAnAxis)
                        && i < moves.board().rows()
                        && j < moves.board().columns()) {
                    PairMoves closed = moves.closedUnder(i, j);
                    long rest = closed.minus(closed.shifted(i, j)).size();
                    long gain = closed.size() - rest;
                    best = gain > best.gain && 3 * rest <= gain ? new Shift(i, j, gain) : best;
                }
            }
        }
        return best;
    }

    private void addRuns(PairMoves moves, List<ReachedValues> parts) {
        PairMoves left = moves.copy();
        List<AmountWindow> alongRow = takeRuns(left, true);
        List<AmountWindow> downColumn = takeRuns(left, false);
        if (!alongRow.isEmpty()) {
            parts.add(new RowWindows(alongRow, table));
        }
        if (!downColumn.isEmpty()) {
            parts.add(new ColumnWindows(downColumn, board, table));
        }
        if (left.size() > 0) {
            parts.add(singles(left));
        }
    }

    /** Takes the runs that are long enough out of {@code left}, ordered by the fixed amount. */
    private List<AmountWindow> takeRuns(PairMoves left, boolean alongRow) {
        List<AmountWindow> runs = new ArrayList<>();
        int lines = alongRow ? board.rows() : board.columns();
        int length = alongRow ? board.columns() : board.rows();
        for (int fixed = 1; fixed < lines; fixed++) {
            pulse.run();
            int start = 1;
            for (int along = 1; along <= length; along++) {
                boolean member = along < length && (alongRow ? left.has(fixed, along) : left.has(along, fixed));
                if (!member) {
                    if (along - start >= SHORTEST_RUN) {
                        runs.add(new AmountWindow(fixed, start, along - 1));
                    }
                    start = along + 1;
                }
            }
        }
        for (AmountWindow run : runs) {
            for (int along = run.low(); along <= run.high(); along++) {
                int k = alongRow ? run.fixed() : along;
                int l = alongRow ? along : run.fixed();
                left.remove(k, l);
            }
        }
        return runs;
    }

    private SingleValues singles(PairMoves moves) {
        int[] ks = new int[16];
        int[] ls = new int[16];
        int count = 0;
        for (int k = 1; k < board.rows(); k++) {
            pulse.run();
            for (int l = 1; l < board.columns(); l++) {
                if (moves.has(k, l)) {
                    if (count == ks.length) {
                        ks = Arrays.copyOf(ks, 2 * count);
                        ls = Arrays.copyOf(ls, 2 * count);
                    }
                    ks[count] = k;
                    ls[count++] = l;
                }
            }
        }
        return new SingleValues(Arrays.copyOf(ks, count), Arrays.copyOf(ls, count), table);
    }
}
