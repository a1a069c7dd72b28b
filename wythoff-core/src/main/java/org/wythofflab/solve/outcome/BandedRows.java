package org.wythofflab.solve.outcome;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.Bits;

/**
 * Decides rows by bands of columns, some rows at once. No move adds to a pile, so a band depends on itself and on those
 * before it: threads do blocks of different bands side by side (see {@link Relay}), and one thread does band after band,
 * so that what it needs is at hand.
 */
final class BandedRows implements RowMachine {
    /** How many threads may share a board. */
    static final int MOST_BANDS = 8;

    /** Rows that are solved at once: by one thread, and by several, since starting them takes as long as some rows. */
    private static final int ROWS = 64;

    private static final int SHARED_ROWS = 1024;

    /** Fewer, if they would take more bytes than this. */
    private static final int SHARED_BYTES = 1 << 25;

    private final Board board;
    private final Decision decision;
    private final Crew crew;
    private final boolean shared;
    private final int blockRows;
    private final List<? extends RowBand> bands;
    /** The marked positions of rows that wait to be asked for. */
    private final long[][] marked;
    /** For these rows and for each band, whether there are any. */
    private final boolean[][] any;

    private int solved;
    private int x;

    /**
     * @param bands from the first column on
     * @param blockRows how many rows a band solves before the next may follow
     * @param shared whether by all threads
     */
    BandedRows(
            List<? extends RowBand> bands, int blockRows, boolean shared, Decision decision, Board board, Crew crew) {
        this.bands = bands;
        this.blockRows = blockRows;
        this.shared = shared;
        this.decision = decision;
        this.board = board;
        this.crew = crew;
        marked = new long[rows(board, shared)][board.words()];
        any = new boolean[marked.length][bands.size()];
    }

    /** How many rows are solved at once, so that a band is ahead of the next by no more. */
    static int rows(Board board, boolean shared) {
        int most = Math.min(SHARED_ROWS, SHARED_BYTES / (Long.BYTES * Math.max(1, board.words())));
        return Math.max(1, Math.min(board.rows(), shared ? Math.max(2 * ROWS, most) : ROWS));
    }

    static long bytes(Board board, boolean shared) {
        return (long) rows(board, shared) * board.words() * Long.BYTES;
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

        boolean isShared(long cells, Crew crew) {
            return crew.threads() > 1 && cells >= this.cells;
        }

        /** One band for each thread. */
        int bands(Board board, long cells, Crew crew) {
            int most = isShared(cells, crew) ? Math.min(crew.threads(), MOST_BANDS) : 1;
            return Math.max(1, Math.min(most, board.words() / words));
        }
    }

    @Override
    public void next(long[] row) {
        int place = nextPlace();
        Arrays.fill(row, 0);
        for (int i = 0; i < any[place].length; i++) {
            if (any[place][i]) {
                RowBand band = bands.get(i);
                System.arraycopy(marked[place], band.from(), row, band.from(), band.to() - band.from());
            }
        }
        if (!decision.markedIsP()) {
            Bits.complement(row, board.columns());
        }
    }

    /** Most bands of a row are empty where P-positions are few, and then not even looked at. */
    @Override
    public void next(long[] row, int columns, IntConsumer sink) {
        if (!decision.markedIsP()) {
            RowMachine.super.next(row, columns, sink);
            return;
        }
        int place = nextPlace();
        for (int i = 0; i < any[place].length; i++) {
            if (any[place][i]) {
                RowBand band = bands.get(i);
                Bits.forEach(marked[place], band.from(), band.to(), columns, sink);
            }
        }
    }

    /** Where the next row waits, once it is solved. */
    private int nextPlace() {
        if (x == solved) {
            solve(Math.min(board.rows(), x + marked.length));
        }
        return x++ % marked.length;
    }

    private void solve(int end) {
        int start = solved;
        if (shared) {
            Relay relay = new Relay(bands.size(), (end - start + blockRows - 1) / blockRows);
            crew.share(share -> {
                if (share < MOST_BANDS) {
                    work(start, end, relay);
                }
            });
        } else {
            for (int band = 0; band < bands.size(); band++) {
                solve(band, start, end);
            }
        }
        solved = end;
    }

    private void work(int start, int end, Relay relay) {
        boolean fine = false;
        try {
            for (int band = relay.take(0); band != Relay.OVER; band = relay.take(band)) {
                int first = start + relay.block(band) * blockRows;
                solve(band, first, Math.min(end, first + blockRows));
                relay.finish(band);
            }
            fine = true;
        } finally {
            if (!fine) {
                relay.fail();
            }
        }
    }

    private void solve(int i, int start, int end) {
        RowBand band = bands.get(i);
        for (int row = start; row < end; row++) {
            int place = row % marked.length;
            any[place][i] = band.solve(row, marked[place]);
        }
    }
}
