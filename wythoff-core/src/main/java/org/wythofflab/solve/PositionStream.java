package org.wythofflab.solve;

import java.util.Arrays;

/**
 * The P-positions with both piles below a bound, ordered by (max, x, y), as a machine finds them. Holds no board: only
 * the P-positions whose second pile is still ahead of the row being solved wait for their turn.
 */
public final class PositionStream {

    /** Receives one P-position after the other. */
    @FunctionalInterface
    public interface Sink {
        void accept(int x, int y);
    }

    private static final int[] EMPTY = {};

    private final Budget budget;
    private final int[][] waiting;
    private final int[] counts;
    private long held;

    private PositionStream(int bound, Budget budget) {
        this.budget = budget;
        waiting = new int[bound][];
        Arrays.fill(waiting, EMPTY);
        counts = new int[bound];
    }

    /** Row M and the column above it make the shell max = M, which is complete once row M is solved. */
    static void run(RowMachine machine, int bound, Budget budget, Sink sink) {
        PositionStream stream = new PositionStream(bound, budget);
        long[] row = new long[new Board(bound, bound).words()];
        for (int x = 0; x < bound; x++) {
            budget.checkpoint(x, bound);
            stream.release(x, sink);
            int shell = x;
            machine.next(row, bound, y -> {
                if (y <= shell) {
                    sink.accept(shell, y);
                } else {
                    stream.hold(shell, y);
                }
            });
        }
    }

    private void release(int shell, Sink sink) {
        for (int i = 0; i < counts[shell]; i++) {
            sink.accept(waiting[shell][i], shell);
        }
        held -= waiting[shell].length;
        waiting[shell] = EMPTY;
    }

    private void hold(int x, int y) {
        if (counts[y] == waiting[y].length) {
            int longer = Math.max(2, 2 * waiting[y].length);
            held += longer - waiting[y].length;
            if (held * Integer.BYTES > budget.bytes()) {
                throw new ExhaustedException("the P-positions that wait for their turn no longer fit in the "
                        + "memory limit of " + Amount.bytes(budget.bytes()) + "; ask for a smaller bound");
            }
            waiting[y] = Arrays.copyOf(waiting[y], longer);
        }
        waiting[y][counts[y]++] = x;
    }
}
