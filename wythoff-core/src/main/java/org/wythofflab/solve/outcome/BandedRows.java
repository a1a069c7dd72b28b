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
    private final BlockLength blockLength;
    private final List<? extends RowBand> bands;
    /** The marked positions of rows that wait to be asked for. */
    private final long[][] marked;
    /** Of the bands that have any in a block: for these rows, whether there are any. */
    private final boolean[][] any;
    /** For the block that begins at a place, and for each band, whether there are any. */
    private final boolean[][] anyOfBlock;
    /** How many rows each band has solved and not repeated. */
    private final long[] solvedRows;
    /** The bands that have any in the block that is asked for now. */
    private final int[] found;

    private int foundCount;

    /** The first of the rows that are solved at once. */
    private int begun;

    /** How many rows a block of these has. */
    private int blockRows;

    private int solved;
    private int x;
    /** Where the last block is kept, if the next has as many rows; or -1. */
    private int lastPlace = -1;

    /**
     * @param bands from the first column on
     * @param blockRows how many rows a band solves at most before the next may follow
     * @param shared whether by all threads
     */
    BandedRows(
            List<? extends RowBand> bands, int blockRows, boolean shared, Decision decision, Board board, Crew crew) {
        this.bands = bands;
        this.shared = shared;
        this.decision = decision;
        this.board = board;
        this.crew = crew;
        marked = new long[rows(board, shared)][board.words()];
        any = new boolean[marked.length][bands.size()];
        anyOfBlock = new boolean[marked.length][bands.size()];
        found = new int[bands.size()];
        solvedRows = new long[bands.size()];
        blockLength = new BlockLength(bands, Math.min(blockRows, marked.length));
        this.blockRows = blockLength.rows();
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
        for (int j = 0; j < foundCount; j++) {
            RowBand band = bands.get(found[j]);
            if (any[place][found[j]]) {
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
        for (int j = 0; j < foundCount; j++) {
            RowBand band = bands.get(found[j]);
            if (any[place][found[j]]) {
                Bits.forEach(marked[place], band.from(), band.to(), columns, sink);
            }
        }
    }

    /** How many words of rows were solved and not repeated. */
    long solvedWords() {
        long words = 0;
        for (int i = 0; i < solvedRows.length; i++) {
            words += solvedRows[i] * (bands.get(i).to() - bands.get(i).from());
        }
        return words;
    }

    /** Where the next row waits, once it is solved. */
    private int nextPlace() {
        if (x == solved) {
            begin();
        }
        int place = x++ - begun;
        if (place % blockRows == 0) {
            findBands(anyOfBlock[place]);
        }
        return place;
    }

    private void findBands(boolean[] some) {
        foundCount = 0;
        for (int i = 0; i < some.length; i++) {
            if (some[i]) {
                found[foundCount++] = i;
            }
        }
    }

    /** Solves the next rows. */
    private void begin() {
        begun = solved;
        lastPlace = blockLength.rows() == blockRows ? lastPlace : -1;
        blockRows = blockLength.rows();
        solved = (int) Math.min(board.rows(), (long) begun + (long) (marked.length / blockRows) * blockRows);
        int blocks = (solved - begun + blockRows - 1) / blockRows;
        solve(blocks);
        lastPlace = (blocks - 1) * blockRows;
        blockLength.adapt(blocks);
    }

    private void solve(int blocks) {
        if (shared) {
            Relay relay = new Relay(bands.size(), blocks);
            crew.share(share -> {
                if (share < MOST_BANDS) {
                    work(relay);
                }
            });
        } else {
            for (int band = 0; band < bands.size(); band++) {
                for (int block = 0; block < blocks; block++) {
                    solve(band, block(block));
                }
            }
        }
    }

    private void work(Relay relay) {
        boolean fine = false;
        try {
            for (int band = relay.take(0); band != Relay.OVER; band = relay.take(band)) {
                solve(band, block(relay.block(band)));
                relay.finish(band);
            }
            fine = true;
        } finally {
            if (!fine) {
                relay.fail();
            }
        }
    }

    private RowBlock block(int i) {
        int place = i * blockRows;
        int rows = Math.min(blockRows, solved - begun - place);
        return new RowBlock(begun + place, rows, place, i == 0 ? lastPlace : place - blockRows, blockRows);
    }

    private void solve(int i, RowBlock block) {
        RowBand band = bands.get(i);
        boolean[] some = anyOfBlock[block.place()];
        if (band.repeats(block)) {
            some[i] = anyOfBlock[block.earlier()][i];
            if (some[i] && block.place() != block.earlier()) {
                repeat(i, block);
            }
            return;
        }
        some[i] = false;
        solvedRows[i] += block.rows();
        for (int j = 0; j < block.rows(); j++) {
            int place = block.place() + j;
            any[place][i] = band.solve(block.first() + j, marked[place]);
            some[i] |= any[place][i];
        }
    }

    private void repeat(int i, RowBlock block) {
        RowBand band = bands.get(i);
        for (int j = 0; j < block.rows(); j++) {
            int place = block.place() + j;
            int earlier = block.earlier() + j;
            any[place][i] = any[earlier][i];
            if (any[place][i]) {
                System.arraycopy(marked[earlier], band.from(), marked[place], band.from(), band.to() - band.from());
            }
        }
    }
}
