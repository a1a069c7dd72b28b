package org.wythofflab.solve.outcome;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.PairTest;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Bits;

/**
 * The amounts l that go with each k, of a rule that is the same with k and l exchanged: rows of 64 tell their columns to the rows
 * below, so that the rule is asked about half of all pairs. Memory: half a bit a pair.
 */
final class MirroredAmounts {
    /** Rows that are told at once. */
    static final int BLOCK = Long.SIZE;

    private final PairTest both;
    private final Board board;
    /** For each k to come, what it has from the rows before its block. */
    private final long[] @Nullable [] told;
    /** The rows of the block that is being made. */
    private final long[][] rows = new long[BLOCK][];

    MirroredAmounts(PairTest both, Board board) {
        this.both = both;
        this.board = board;
        told = new long[board.rows()][];
        Arrays.fill(rows, new long[board.words()]);
    }

    /** The amounts that go with k, as bits; threads may ask about the rows of one block side by side. */
    long[] of(int k) {
        long[] bits = new long[board.words()];
        long[] before = told[k];
        int known = 0;
        if (before != null) {
            known = Math.min(k / BLOCK, bits.length);
            System.arraycopy(before, 0, bits, 0, known);
            told[k] = null;
        }
        both.askFrom(known, k, bits, board.columns());
        rows[k % BLOCK] = bits;
        return bits;
    }

    /** Has the rows of a whole block, all of which were asked for, tell those below. */
    void tell(int block) {
        long[] square = new long[BLOCK];
        int below = Math.min(board.rows(), board.columns());
        for (int w = block + 1; w << 6 < below; w++) {
            for (int i = 0; i < BLOCK; i++) {
                square[i] = rows[i][w];
            }
            Bits.transpose(square);
            for (int k = w << 6; k < Math.min(below, (w + 1) << 6); k++) {
                long[] before = told[k];
                if (before == null) {
                    before = new long[k / BLOCK];
                    told[k] = before;
                }
                before[block] = square[k % BLOCK];
            }
        }
    }
}
