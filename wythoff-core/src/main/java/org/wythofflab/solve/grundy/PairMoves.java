package org.wythofflab.solve.grundy;

import java.util.Arrays;
import org.wythofflab.rules.PairTest;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.Shifts;

/** A set of two-pile moves on a board: bit l of row k says that (k, l) is in it. */
final class PairMoves {
    private final Board board;
    private final long[][] rows;

    private PairMoves(Board board, long[][] rows) {
        this.board = board;
        this.rows = rows;
    }

    static PairMoves of(PairTest both, Board board, Runnable pulse) {
        long[][] rows = new long[board.rows()][board.words()];
        for (int k = 1; k < board.rows(); k++) {
            pulse.run();
            for (int l = 1; l < board.columns(); l++) {
                if (both.allows(k, l)) {
                    Bits.set(rows[k], l);
                }
            }
        }
        return new PairMoves(board, rows);
    }

    /** The moves with both amounts below {@code side}. */
    PairMoves corner(int side) {
        Board small = new Board(Math.min(side, board.rows()), Math.min(side, board.columns()));
        long[][] kept = new long[small.rows()][];
        for (int k = 0; k < kept.length; k++) {
            kept[k] = Arrays.copyOf(rows[k], small.words());
            Bits.trim(kept[k], small.columns());
        }
        return new PairMoves(small, kept);
    }

    long size() {
        long size = 0;
        for (long[] row : rows) {
            size += Bits.count(row);
        }
        return size;
    }

    Board board() {
        return board;
    }

    PairMoves copy() {
        return corner(board.longerSide());
    }

    void remove(int k, int l) {
        rows[k][l >>> 6] &= ~(1L << l);
    }

    boolean has(int k, int l) {
        return Bits.get(rows[k], l);
    }

    PairMoves minus(PairMoves others) {
        long[][] left = new long[rows.length][];
        for (int k = 0; k < rows.length; k++) {
            left[k] = rows[k].clone();
            for (int w = 0; w < left[k].length; w++) {
                left[k][w] &= ~others.rows[k][w];
            }
        }
        return new PairMoves(board, left);
    }

    /** Every move with i added to k and j to l, as far as the board goes. */
    PairMoves shifted(int i, int j) {
        long[][] moved = new long[rows.length][board.words()];
        for (int k = i; k < rows.length; k++) {
            Shifts.or(moved[k], rows[k - i], j);
            Bits.trim(moved[k], board.columns());
        }
        return new PairMoves(board, moved);
    }

    /** The moves from which shifting by (i, j) again and again never leaves this set before it leaves the board. */
    PairMoves closedUnder(int i, int j) {
        long[][] closed = new long[rows.length][board.words()];
        for (int k = rows.length - 1; k >= 0; k--) {
            if (i == 0) {
                closeRow(rows[k], closed[k], j);
            } else {
                for (int w = 0; w < closed[k].length; w++) {
                    long stays = k + i < rows.length ? above(closed[k + i], j, w) : ~0L;
                    closed[k][w] = rows[k][w] & stays;
                }
            }
        }
        return new PairMoves(board, closed);
    }

    /** Without the moves at the edge of the board that the shift links to no other; a different shift may want them. */
    PairMoves withoutLoners(int i, int j) {
        PairMoves linked = minus(minus(shifted(i, j)));
        for (int k = 0; k < rows.length; k++) {
            for (int l = 0; l < board.columns(); l++) {
                if (has(k, l) && k + i < rows.length && l + j < board.columns() && has(k + i, l + j)) {
                    Bits.set(linked.rows[k], l);
                }
            }
        }
        return linked;
    }

    private void closeRow(long[] row, long[] closed, int j) {
        for (int l = board.columns() - 1; l > 0; l--) {
            if (Bits.get(row, l) && (l + j >= board.columns() || Bits.get(closed, l + j))) {
                Bits.set(closed, l);
            }
        }
    }

    /** Word w of the row shifted down by j, with ones where l + j is beyond the board. */
    private long above(long[] row, int j, int w) {
        int source = w + (j >>> 6);
        int low = j & 63;
        long word = source < row.length ? row[source] >>> low : 0;
        if (low > 0 && source + 1 < row.length) {
            word |= row[source + 1] << (64 - low);
        }
        int inside = board.columns() - j - (w << 6);
        return inside >= 64 ? word : inside <= 0 ? ~0L : word | -1L << inside;
    }
}
