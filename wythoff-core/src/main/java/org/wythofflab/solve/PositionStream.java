package org.wythofflab.solve;

import org.wythofflab.solve.bits.Bits;

/**
 * The P-positions with both piles below a bound, ordered by (max, x, y), as a machine finds them. Holds no board: in a
 * symmetric game row M tells the whole shell max = M, and in another one only the P-positions whose second pile is still
 * ahead of the row being solved wait for their turn.
 */
public final class PositionStream {

    /** Receives one P-position after the other. */
    @FunctionalInterface
    public interface Sink {
        void accept(int x, int y);
    }

    private PositionStream() {}

    /** Of any game. */
    static void run(RowMachine machine, int bound, Budget budget, Sink sink) {
        run(machine, new WaitingPositions(bound, budget), bound, budget, sink);
    }

    /** Row M and the column above it make the shell max = M, which is complete once row M is solved. */
    static void run(RowMachine machine, WaitingPositions waiting, int bound, Budget budget, Sink sink) {
        long[] row = row(bound);
        for (int x = 0; x < bound; x++) {
            budget.checkpoint(x, bound);
            waiting.release(x, sink);
            int shell = x;
            machine.next(row, bound, y -> {
                if (y <= shell) {
                    sink.accept(shell, y);
                } else {
                    waiting.add(shell, y);
                }
            });
        }
    }

    /** Of a symmetric game, where (y,x) is P if (x,y) is, and none has to wait. */
    static void ofSymmetric(RowMachine machine, int bound, Budget budget, Sink sink) {
        long[] row = row(bound);
        for (int x = 0; x < bound; x++) {
            budget.checkpoint(x, bound);
            machine.next(row);
            int shell = x;
            Bits.forEach(row, shell, y -> sink.accept(y, shell));
            Bits.forEach(row, shell + 1, y -> sink.accept(shell, y));
        }
    }

    /** Those with {@code x <= y}, by x and then by y, so that none has to wait. */
    static void pairs(RowMachine machine, int bound, Budget budget, Sink sink) {
        long[] row = row(bound);
        for (int x = 0; x < bound; x++) {
            budget.checkpoint(x, bound);
            int shell = x;
            machine.next(row, bound, y -> {
                if (y >= shell) {
                    sink.accept(shell, y);
                }
            });
        }
    }

    private static long[] row(int bound) {
        return new long[new Board(bound, bound).words()];
    }
}
