package org.wythofflab.solve.outcome;

import org.wythofflab.solve.Board;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.Bits;

/** Decides rows by bands of columns, a thread for each, one behind the other; see {@link ShiftEngine}. */
final class ShiftRows implements RowMachine {
    /** How many rows are solved at once if threads share the work: starting them takes as long as some rows. */
    static final int SHARED_ROWS = 1024;

    static final int MOST_BANDS = 8;

    /** How many rows a band solves before it tells the next. */
    private static final int STRETCH = 16;

    private final Board board;
    private final Decision decision;
    private final Crew crew;
    private final ShiftBand[] bands;
    /** The marked positions of rows that wait to be asked for. */
    private final long[][] marked;

    private int solved;
    private int x;

    /** @param narrowest how many words a band has at least */
    ShiftRows(ShiftPlan plan, Decision decision, Board board, Crew crew, int narrowest) {
        this.board = board;
        this.decision = decision;
        this.crew = crew;
        int words = board.words();
        int count = Math.max(1, Math.min(Math.min(crew.threads(), MOST_BANDS), words / narrowest));
        marked = new long[count == 1 ? 1 : Math.min(SHARED_ROWS, Math.max(1, board.rows()))][words];
        int[] leastMovable = decision.misere() ? plan.leastMovable(board) : null;
        bands = new ShiftBand[count];
        int reach = plan.reach(board);
        for (int i = 0; i < count; i++) {
            int from = (int) ((long) words * i / count);
            int to = (int) ((long) words * (i + 1) / count);
            bands[i] = new ShiftBand(plan, board, leastMovable, from, to, reach, i == 0 ? null : bands[i - 1]);
        }
    }

    @Override
    public void next(long[] row) {
        if (x == solved) {
            solve(Math.min(board.rows(), x + marked.length));
        }
        System.arraycopy(marked[x % marked.length], 0, row, 0, row.length);
        x++;
        if (!decision.markedIsP()) {
            Bits.complement(row, board.columns());
        }
    }

    private void solve(int end) {
        int start = solved;
        if (bands.length == 1) {
            solve(bands[0], start, end);
        } else {
            Relay relay = new Relay(bands.length, start);
            crew.share(share -> {
                if (share < bands.length) {
                    solveBand(share, start, end, relay);
                }
            });
        }
        solved = end;
    }

    private void solve(ShiftBand band, int start, int end) {
        for (int row = start; row < end; row++) {
            band.solve(row, marked[row % marked.length]);
        }
    }

    private void solveBand(int band, int start, int end, Relay relay) {
        try {
            for (int first = start; first < end; first += STRETCH) {
                int last = Math.min(end, first + STRETCH);
                if (band > 0) {
                    relay.await(band - 1, last);
                }
                if (band < bands.length - 1) {
                    relay.await(band + 1, last - ShiftBand.LEAD);
                }
                solve(bands[band], first, last);
                relay.report(band, last);
            }
        } finally {
            // If this thread failed, the others must not wait for it; its failure reaches the caller by the crew.
            relay.report(band, Integer.MAX_VALUE);
        }
    }
}
