package org.wythofflab.solve.outcome;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.PairTest;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.Mask;

/**
 * Finds the one marked position of each row, by {@link FirstFree}. That has to be done in order, and asking the rule about
 * all amounts takes about as long: so one thread searches some rows, and the others meanwhile make the masks of the next.
 */
final class FirstFreeRows implements RowMachine {
    /** How many rows are searched while the masks of the next are made. */
    static final int AT_ONCE = 64;

    private final Board board;
    private final Decision decision;
    private final PairTest both;
    private final Crew crew;
    private final MarkedRows marked;
    private final FirstFree search;
    private int solved;
    private int x;

    FirstFreeRows(GameSpec game, Board board, Crew crew) {
        this.board = board;
        this.crew = crew;
        decision = Decision.of(game);
        both = game.moves().both().on(Math.max(0, board.rows() - 1), Math.max(0, board.columns() - 1));
        marked = new MarkedRows(board);
        search = new FirstFree(marked);
        makeMasks(new AtomicInteger(1), Math.min(board.rows(), AT_ONCE));
    }

    @Override
    public void next(long[] row) {
        if (x == solved) {
            solve(Math.min(board.rows(), solved + AT_ONCE));
        }
        Arrays.fill(row, 0);
        if (marked.column(x) < board.columns()) {
            Bits.set(row, marked.column(x));
        }
        if (!decision.markedIsP()) {
            Bits.complement(row, board.columns());
        }
        x++;
    }

    private void solve(int end) {
        AtomicInteger nextMask = new AtomicInteger(end);
        crew.share(share -> {
            if (share == 0) {
                for (; solved < end; solved++) {
                    // Where every amount may be taken from a pile, only (0,0) has no move: in misere play it is not
                    // marked.
                    marked.put(solved, search.first(solved, decision.misere() && solved == 0 ? 1 : 0));
                }
            }
            makeMasks(nextMask, Math.min(board.rows(), end + AT_ONCE));
        });
    }

    /** Makes masks until none is left before the end. */
    private void makeMasks(AtomicInteger next, int end) {
        for (int k = next.getAndIncrement(); k < end; k = next.getAndIncrement()) {
            Mask mask = Mask.of(both, k, board.columns());
            if (mask != null) {
                marked.allow(k, mask);
            }
        }
    }
}
