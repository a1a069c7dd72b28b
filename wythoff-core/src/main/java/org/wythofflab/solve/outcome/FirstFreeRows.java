package org.wythofflab.solve.outcome;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.PairTest;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.Mask;

/**
 * Finds the one marked position of each row, by {@link FirstFree}. That has to be done in order, so one thread searches a block
 * of rows. What else there is to do waits for no position of that block, and all threads share it: to close, in the rows of
 * the next block, what few amounts lead from to the rows before this one; and to ask the rule about all amounts for the
 * block after the next.
 */
final class FirstFreeRows implements RowMachine {
    /** How many rows a block has. */
    static final int BLOCK = MirroredAmounts.BLOCK;

    private final Board board;
    private final Decision decision;
    private final PairTest both;
    /** If the rule has to be asked about each pair and is the same with the amounts exchanged. */
    private final @Nullable MirroredAmounts mirrored;

    private final Crew crew;
    private final boolean shared;
    private final MarkedRows marked;
    private final FirstFree search;
    /** What is closed in the rows of this block and of the next, by few amounts to rows before the last block. */
    private long[][] closed;

    private long[][] closedNext;
    private int solved;
    private int x;

    /** @param shared whether it is worth while for other threads to help */
    FirstFreeRows(GameSpec game, Board board, Crew crew, boolean shared) {
        this.board = board;
        this.crew = crew;
        this.shared = shared;
        decision = Decision.of(game);
        both = game.moves().both().on(Math.max(0, board.rows() - 1), Math.max(0, board.columns() - 1));
        boolean halves = !both.knowsRows() && game.moves().both().symmetry().isSymmetric();
        mirrored = halves ? new MirroredAmounts(both, board) : null;
        marked = new MarkedRows(board);
        search = new FirstFree(marked);
        closed = new long[BLOCK][];
        Arrays.setAll(closed, i -> marked.open());
        closedNext = new long[BLOCK][];
        Arrays.setAll(closedNext, i -> marked.open());
        for (int ahead = 0; ahead < 2; ahead++) {
            for (int k = Math.max(1, block(ahead)); k < block(ahead + 1); k++) {
                makeMask(k);
            }
            settle(ahead);
        }
        if (decision.misere() && board.words() > 0) {
            // Where every amount may be taken from a pile, only (0,0) has no move: in misere play it is not marked.
            Bits.set(closed[0], 0);
        }
    }

    /** The row with which the block so many after this one begins, if there is one. */
    private int block(int ahead) {
        return Math.min(board.rows(), solved + ahead * BLOCK);
    }

    @Override
    public void next(long[] row) {
        if (x == solved) {
            solve();
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

    private void solve() {
        AtomicInteger nextTask = new AtomicInteger(block(1));
        if (shared) {
            crew.share(share -> solve(share == 0, nextTask));
        } else {
            solve(true, nextTask);
        }
        settle(2);
        long[][] done = closed;
        closed = closedNext;
        closedNext = done;
        solved = block(1);
    }

    /** @param nextTask to close some of a row, for those up to the end of the next block, or to make a mask after it */
    private void solve(boolean searches, AtomicInteger nextTask) {
        int end = block(1);
        for (int row = solved; searches && row < end; row++) {
            long[] bits = closed[row % BLOCK];
            marked.closeByFew(bits, row, Math.max(0, solved - BLOCK), row);
            marked.put(row, search.first(row, bits));
        }
        for (int task = nextTask.getAndIncrement(); task < block(3); task = nextTask.getAndIncrement()) {
            if (task < block(2)) {
                long[] bits = closedNext[task % BLOCK];
                Arrays.fill(bits, 0);
                marked.closeByFew(bits, task, 0, solved);
            } else {
                makeMask(task);
            }
        }
    }

    private void makeMask(int k) {
        marked.allow(k, mirrored == null ? Mask.of(both, k, board.columns()) : Mask.of(mirrored.of(k)));
    }

    /** Uses the masks of a block that were made. */
    private void settle(int ahead) {
        marked.settle(block(ahead + 1));
        if (mirrored != null) {
            mirrored.tell(block(ahead) / BLOCK);
        }
    }
}
