package org.wythofflab.solve.outcome;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.jspecify.annotations.Nullable;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.Shifts;

/**
 * Runs a {@link ShiftProgram}; see {@link ShiftEngine}. All shifts go up, so what a band of columns holds depends on that
 * band and those before it: threads take a band each, one behind the other, a few rows apart.
 */
final class ShiftRows implements RowMachine {
    /** How many rows are solved at once if threads share the work, and how many a thread is at least behind another. */
    static final int SHARED_ROWS = 256;

    private static final int STRETCH = 16;

    private final Board board;
    private final Decision decision;
    private final Crew crew;
    private final int bands;
    private final int kept;
    private final long[][][] planes;
    private final ShiftProgram.Term[][] terms;
    private final int[] steps;
    private final ShiftProgram.Term[][] groupTerms;
    private final long[][][] groups;
    private final long[][] blocked;
    private final SecondPile second;
    private final int @Nullable [] leastMovable;
    private int solved;
    private int x;

    /** @param narrowest how many words a band has at least */
    ShiftRows(ShiftPlan plan, Decision decision, Board board, Crew crew, int narrowest) {
        this.board = board;
        this.decision = decision;
        this.crew = crew;
        bands = Math.max(1, Math.min(crew.threads(), board.words() / narrowest));
        kept = bands == 1 ? 1 : Math.min(SHARED_ROWS, board.rows());
        ShiftProgram program = plan.program();
        int[] depths = program.depths();
        planes = new long[depths.length][][];
        for (int p = 0; p < planes.length; p++) {
            planes[p] = new long[Math.min(board.rows(), depths[p]) + kept][board.words()];
        }
        terms = program.planes().stream().map(ShiftRows::array).toArray(ShiftProgram.Term[][]::new);
        steps = program.groups().keySet().stream().mapToInt(step -> step).toArray();
        groupTerms = program.groups().values().stream().map(ShiftRows::array).toArray(ShiftProgram.Term[][]::new);
        groups = new long[steps.length][kept][board.words()];
        blocked = new long[kept][board.words()];
        second = new SecondPile(plan.second(), board.words(), kept);
        leastMovable = decision.misere() ? plan.leastMovable(board) : null;
    }

    private static ShiftProgram.Term[] array(List<ShiftProgram.Term> terms) {
        return terms.toArray(new ShiftProgram.Term[0]);
    }

    @Override
    public void next(long[] row) {
        if (x == solved) {
            solve(Math.min(board.rows(), x + kept));
        }
        long[] marked = planes[0][x % planes[0].length];
        System.arraycopy(marked, 0, row, 0, row.length);
        x++;
        if (!decision.markedIsP()) {
            Bits.complement(row, board.columns());
        }
    }

    private void solve(int end) {
        int start = solved;
        for (int row = start; row < end; row++) {
            second.begin(row);
        }
        if (bands == 1) {
            for (int row = start; row < end; row++) {
                solve(row, 0, board.words());
            }
        } else {
            AtomicIntegerArray done = new AtomicIntegerArray(bands);
            for (int band = 0; band < bands; band++) {
                done.set(band, start);
            }
            crew.share(share -> {
                if (share < bands) {
                    solveBand(share, start, end, done);
                }
            });
        }
        solved = end;
    }

    private void solveBand(int band, int start, int end, AtomicIntegerArray done) {
        int from = (int) ((long) board.words() * band / bands);
        int to = (int) ((long) board.words() * (band + 1) / bands);
        try {
            for (int first = start; first < end; first += STRETCH) {
                int last = Math.min(end, first + STRETCH);
                while (band > 0 && done.get(band - 1) < last) {
                    Thread.yield();
                }
                for (int row = first; row < last; row++) {
                    solve(row, from, to);
                }
                done.set(band, last);
            }
        } finally {
            // If this thread failed, the others must not wait for it; its failure reaches the caller by the crew.
            done.set(band, Integer.MAX_VALUE);
        }
    }

    private void solve(int row, int from, int to) {
        long[] taken = blocked[row % kept];
        Arrays.fill(taken, from, to, 0);
        for (int g = 0; g < steps.length; g++) {
            if (steps[g] == 0) {
                unite(taken, groupTerms[g], row, from, to);
            } else {
                long[] group = groups[g][row % kept];
                Arrays.fill(group, from, to, 0);
                unite(group, groupTerms[g], row, from, to);
                Closure.close(group, steps[g], from, to);
                for (int w = from; w < to; w++) {
                    taken[w] |= group[w];
                }
            }
        }
        long[] marked = planes[0][row % planes[0].length];
        for (int w = from; w < to; w++) {
            second.solve(row, marked, w, free(row, w, taken[w]));
        }
        for (int p = 1; p < planes.length; p++) {
            long[] plane = planes[p][row % planes[p].length];
            Arrays.fill(plane, from, to, 0);
            unite(plane, terms[p], row, from, to);
        }
    }

    private long free(int row, int w, long taken) {
        int inside = board.columns() - (w << 6);
        long free = inside < 64 ? ~taken & (1L << inside) - 1 : ~taken;
        if (leastMovable == null) {
            return free;
        }
        int stuck = leastMovable[row] - (w << 6);
        return stuck <= 0 ? free : stuck >= 64 ? 0 : free & -1L << stuck;
    }

    private void unite(long[] target, ShiftProgram.Term[] parts, int row, int from, int to) {
        for (ShiftProgram.Term term : parts) {
            if (term.delay() <= row) {
                long[][] plane = planes[term.plane()];
                Shifts.or(target, plane[(row - term.delay()) % plane.length], term.shift(), from, to);
            }
        }
    }
}
