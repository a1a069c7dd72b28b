package org.wythofflab.solve.outcome;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.BitRing;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.RowUnion;

/**
 * Runs a {@link ShiftProgram}; see {@link ShiftEngine}. All shifts go up, so what a band of columns holds depends on that
 * band and those before it: threads take a band each, one behind the other, a few rows apart.
 */
final class ShiftRows implements RowMachine {
    /** How many rows are solved at once if threads share the work: starting them takes as long as some rows. */
    static final int SHARED_ROWS = 1024;

    static final int MOST_BANDS = 8;

    /** How many rows a band may be ahead of the next, so that what both need stays in the processor's cache. */
    static final int LEAD = 16;

    private static final int STRETCH = 8;

    private final Board board;
    private final Decision decision;
    private final Crew crew;
    private final int bands;
    /** How many rows are worked on at once. */
    private final int kept;

    /** The marked positions of rows that wait to be asked for. */
    private final long[][] solvedRows;

    private final BitRing[] planes;
    private final ShiftProgram.Term[][] terms;
    private final int[] steps;
    private final ShiftProgram.Term[][] groupTerms;
    private final long[][][] groups;
    private final long[][] blocked;
    private final RowUnion[] unions;
    private final SecondPile second;
    private final int @Nullable [] leastMovable;
    private int solved;
    private int x;

    /** @param narrowest how many words a band has at least */
    ShiftRows(ShiftPlan plan, Decision decision, Board board, Crew crew, int narrowest) {
        this.board = board;
        this.decision = decision;
        this.crew = crew;
        bands = Math.max(1, Math.min(Math.min(crew.threads(), MOST_BANDS), board.words() / narrowest));
        kept = LEAD * (bands - 1) + 1;
        solvedRows = new long[bands == 1 ? 1 : Math.min(SHARED_ROWS, Math.max(1, board.rows()))][board.words()];
        ShiftProgram program = plan.program();
        int[] depths = program.depths();
        planes = new BitRing[depths.length];
        for (int p = 0; p < planes.length; p++) {
            planes[p] = new BitRing(Math.min(board.rows(), depths[p]) + kept, board.words());
        }
        terms = program.planes().stream().map(ShiftRows::array).toArray(ShiftProgram.Term[][]::new);
        steps = program.groups().keySet().stream().mapToInt(step -> step).toArray();
        groupTerms = program.groups().values().stream().map(ShiftRows::array).toArray(ShiftProgram.Term[][]::new);
        groups = new long[steps.length][kept][board.words()];
        blocked = new long[kept][board.words()];
        unions = new RowUnion[bands];
        for (int band = 0; band < bands; band++) {
            unions[band] = new RowUnion(board.words());
        }
        second = SecondPile.of(plan.second(), board.words(), kept);
        leastMovable = decision.misere() ? plan.leastMovable(board) : null;
    }

    private static ShiftProgram.Term[] array(List<ShiftProgram.Term> terms) {
        return terms.toArray(new ShiftProgram.Term[0]);
    }

    @Override
    public void next(long[] row) {
        if (x == solved) {
            solve(Math.min(board.rows(), x + solvedRows.length));
        }
        System.arraycopy(solvedRows[x % solvedRows.length], 0, row, 0, row.length);
        x++;
        if (!decision.markedIsP()) {
            Bits.complement(row, board.columns());
        }
    }

    private void solve(int end) {
        int start = solved;
        if (bands == 1) {
            for (int row = start; row < end; row++) {
                solve(row, 0, board.words(), unions[0]);
            }
        } else {
            Relay relay = new Relay(bands, start);
            crew.share(share -> {
                if (share < bands) {
                    solveBand(share, start, end, relay);
                }
            });
        }
        solved = end;
    }

    private void solveBand(int band, int start, int end, Relay relay) {
        int from = (int) ((long) board.words() * band / bands);
        int to = (int) ((long) board.words() * (band + 1) / bands);
        try {
            for (int first = start; first < end; first += STRETCH) {
                int last = Math.min(end, first + STRETCH);
                if (band > 0) {
                    relay.await(band - 1, last);
                }
                if (band < bands - 1) {
                    relay.await(band + 1, last - LEAD);
                }
                for (int row = first; row < last; row++) {
                    solve(row, from, to, unions[band]);
                }
                relay.report(band, last);
            }
        } finally {
            // If this thread failed, the others must not wait for it; its failure reaches the caller by the crew.
            relay.report(band, Integer.MAX_VALUE);
        }
    }

    private void solve(int row, int from, int to, RowUnion union) {
        long[] taken = blocked[row % kept];
        Arrays.fill(taken, from, to, 0);
        for (int g = 0; g < steps.length; g++) {
            long[] group = groups[g][row % kept];
            unite(group, groupTerms[g], row, from, to, union);
            if (steps[g] > 0) {
                Closure.close(group, steps[g], from, to);
            }
            for (int w = from; w < to; w++) {
                taken[w] |= group[w];
            }
        }
        free(row, taken, from, to);
        second.solve(row, taken, planes[0].row(row), from, to);
        planes[0].settle(row, from, to);
        System.arraycopy(planes[0].row(row), from, solvedRows[row % solvedRows.length], from, to - from);
        for (int p = 1; p < planes.length; p++) {
            unite(planes[p].row(row), terms[p], row, from, to, union);
            planes[p].settle(row, from, to);
        }
    }

    /** Turns what is taken into what is free: on the board, and in misere play with a move to make. */
    private void free(int row, long[] taken, int from, int to) {
        for (int w = from; w < to; w++) {
            taken[w] = ~taken[w];
        }
        int inside = board.columns() - ((to - 1) << 6);
        if (inside < 64) {
            taken[to - 1] &= (1L << inside) - 1;
        }
        int stuck = leastMovable == null ? 0 : leastMovable[row];
        for (int w = from; w < to && stuck > w << 6; w++) {
            taken[w] &= stuck - (w << 6) >= 64 ? 0 : -1L << stuck;
        }
    }

    private void unite(long[] target, ShiftProgram.Term[] parts, int row, int from, int to, RowUnion union) {
        union.begin(target, from, to);
        for (ShiftProgram.Term term : parts) {
            if (term.delay() <= row) {
                union.add(planes[term.plane()], row - term.delay(), term.shift());
            }
        }
        union.end();
    }
}
