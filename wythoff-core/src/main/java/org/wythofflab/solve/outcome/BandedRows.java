package org.wythofflab.solve.outcome;

import java.util.List;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.Bits;

/**
 * Decides rows by bands of columns. No move adds to a pile, so a band depends on itself and on those before it: threads take
 * a band each, one behind the other, a few rows apart.
 */
final class BandedRows implements RowMachine {
    static final int MOST_BANDS = 8;

    /** How many rows a band may be ahead of the next. */
    static final int LEAD = 128;

    /** How many rows are solved at once if threads share the work: starting them takes as long as some rows. */
    private static final int SHARED_ROWS = 1024;

    /** How many rows a band solves before it tells the next. */
    private static final int STRETCH = 16;

    private final Board board;
    private final Decision decision;
    private final Crew crew;
    private final List<? extends RowBand> bands;
    /** The marked positions of rows that wait to be asked for. */
    private final long[][] marked;

    private int solved;
    private int x;

    /** @param bands from the first column on */
    BandedRows(List<? extends RowBand> bands, Decision decision, Board board, Crew crew) {
        this.bands = bands;
        this.decision = decision;
        this.board = board;
        this.crew = crew;
        marked = new long[bands.size() == 1 ? 0 : waiting(board)][board.words()];
    }

    private static int waiting(Board board) {
        return Math.min(SHARED_ROWS, Math.max(1, board.rows()));
    }

    static long bytes(Board board) {
        return (long) waiting(board) * board.words() * Long.BYTES;
    }

    /**
     * When a board is worth its threads. What is solved in less than a second is not: by the clock it is mostly the Java
     * machine that starts and compiles, and it uses the other processors for that.
     *
     * @param words how many words of a row a band has at least
     * @param cells how many cells a board needs at least
     */
    record Worth(int words, long cells) {
        static final int WORDS = 16;

        /** Whatever there is to do. */
        static final Worth ALWAYS = new Worth(1, 0);

        int bands(Board board, long cells, Crew crew) {
            int most = cells < this.cells ? 1 : Math.min(crew.threads(), MOST_BANDS);
            return Math.max(1, Math.min(most, board.words() / words));
        }
    }

    @Override
    public void next(long[] row) {
        if (bands.size() == 1) {
            bands.get(0).solve(x, row);
        } else {
            if (x == solved) {
                solve(Math.min(board.rows(), x + marked.length));
            }
            System.arraycopy(marked[x % marked.length], 0, row, 0, row.length);
        }
        x++;
        if (!decision.markedIsP()) {
            Bits.complement(row, board.columns());
        }
    }

    private void solve(int end) {
        int start = solved;
        Relay relay = new Relay(bands.size(), start);
        crew.share(share -> {
            if (share < bands.size()) {
                solveBand(share, start, end, relay);
            }
        });
        solved = end;
    }

    private void solve(RowBand band, int start, int end) {
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
                if (band < bands.size() - 1) {
                    relay.await(band + 1, last - LEAD);
                }
                solve(bands.get(band), first, last);
                relay.report(band, last);
            }
        } finally {
            // If this thread failed, the others must not wait for it; its failure reaches the caller by the crew.
            relay.report(band, Integer.MAX_VALUE);
        }
    }
}
