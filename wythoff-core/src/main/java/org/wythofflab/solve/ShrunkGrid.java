package org.wythofflab.solve;

import java.math.BigInteger;
import java.util.Arrays;
import org.wythofflab.solve.bits.Bits;

/**
 * What a map shows from far away: which blocks of a board hold a P-position, for blocks of {@code 2^3} to {@code 2^6} squares a
 * side. No row is kept, so that boards fit that would not otherwise.
 *
 * <p>Cost: the machine's, and two words' work for each word of a row. Memory: less than a bit for 48 squares.
 */
public final class ShrunkGrid {
    public static final int FINEST = 3;
    public static final int COARSEST = 6;

    /** By zoom, from the finest on, and by row. */
    private final long[][][] levels;

    private ShrunkGrid(long[][][] levels) {
        this.levels = levels;
    }

    static ShrunkGrid of(RowMachine machine, Board board, Budget budget) {
        long[][][] levels = new long[COARSEST - FINEST + 1][][];
        levels[0] = finest(machine, board, budget);
        for (int i = 1; i < levels.length; i++) {
            levels[i] = halved(levels[i - 1]);
        }
        return new ShrunkGrid(levels);
    }

    private static long[][] finest(RowMachine machine, Board board, Budget budget) {
        int side = 1 << FINEST;
        long[][] blocks = new long[(board.rows() + side - 1) >> FINEST][];
        long[] row = new long[board.words()];
        long[] any = new long[row.length];
        for (int x = 0; x < board.rows(); x++) {
            budget.checkpoint(x, board.rows());
            machine.next(row);
            for (int w = 0; w < row.length; w++) {
                any[w] |= row[w];
            }
            if (x % side == side - 1 || x == board.rows() - 1) {
                blocks[x >> FINEST] = eighth(any);
                Arrays.fill(any, 0);
            }
        }
        return blocks;
    }

    /** One bit for each byte. */
    private static long[] eighth(long[] bits) {
        long[] bytes = new long[(bits.length + 7) >> 3];
        for (int w = 0; w < bits.length; w++) {
            for (int b = 0; bits[w] != 0 && b < 8; b++) {
                if ((bits[w] >>> (8 * b) & 0xff) != 0) {
                    Bits.set(bytes, 8 * w + b);
                }
            }
        }
        return bytes;
    }

    private static long[][] halved(long[][] fine) {
        long[][] coarse = new long[(fine.length + 1) >> 1][];
        for (int i = 0; i < fine.length; i++) {
            if (i % 2 == 0) {
                coarse[i >> 1] = new long[(fine[i].length + 1) >> 1];
            }
            long[] to = coarse[i >> 1];
            // At most 2^24 blocks in a row.
            Bits.forEach(fine[i], fine[i].length << 6, j -> Bits.set(to, j >> 1));
        }
        return coarse;
    }

    /** Four thirds of a bit for each finest block, and the row that is being solved. */
    static BigInteger bytes(Extent extent) {
        return extent.cells().shiftRight(8).add(extent.rows().multiply(BigInteger.valueOf(16)));
    }

    /** Whether one of the positions {@code (i * 2^zoom + a, j * 2^zoom + b)}, a and b below {@code 2^zoom}, is P. */
    public boolean hasP(int zoom, int i, int j) {
        return Bits.get(levels[zoom - FINEST][i], j);
    }
}
