package org.wythofflab.solve;

import java.util.Arrays;

/**
 * Puts positions (a,b), {@code a <= b}, that come by a and then by b, into the order of a {@link PositionStream}, with
 * (b,a) beside (a,b). A shell max = M is complete once column M is: until then its positions wait in a chain. Costs O(1) a
 * position, and memory for the shells and the positions that wait.
 */
final class ShellOrder implements ColumnEngine.Sink {
    /** Bytes for a shell. */
    static final int SHELL_BYTES = 2 * Integer.BYTES;

    private static final int NONE = -1;

    private final Budget budget;
    private final PositionStream.Sink sink;
    private final int[] first;
    private final int[] last;
    private int[] piles = new int[1024];
    private int[] next = new int[1024];
    private int unused;
    private int freed = NONE;
    private int shell;

    ShellOrder(int bound, Budget budget, PositionStream.Sink sink) {
        this.budget = budget;
        this.sink = sink;
        first = new int[bound];
        last = new int[bound];
        Arrays.fill(first, NONE);
    }

    @Override
    public boolean accept(int a, int b) {
        releaseBefore(a);
        int place = place();
        piles[place] = a;
        next[place] = NONE;
        if (first[b] == NONE) {
            first[b] = place;
        } else {
            next[last[b]] = place;
        }
        last[b] = place;
        return true;
    }

    void end() {
        releaseBefore(first.length);
    }

    private int place() {
        if (freed != NONE) {
            int place = freed;
            freed = next[place];
            return place;
        }
        if (unused == piles.length) {
            if (4L * unused * Integer.BYTES > budget.bytes()) {
                throw new ExhaustedException("the P-positions that wait for their turn no longer fit in the "
                        + "memory limit of " + Amount.bytes(budget.bytes()) + "; ask for a smaller bound");
            }
            piles = Arrays.copyOf(piles, 2 * unused);
            next = Arrays.copyOf(next, 2 * unused);
        }
        return unused++;
    }

    private void releaseBefore(int column) {
        for (; shell < column; shell++) {
            if (first[shell] != NONE) {
                release(first[shell], last[shell]);
            }
        }
    }

    private void release(int head, int tail) {
        for (int at = head; at != NONE; at = next[at]) {
            if (piles[at] < shell) {
                sink.accept(piles[at], shell);
            }
        }
        for (int at = head; at != NONE; at = next[at]) {
            sink.accept(shell, piles[at]);
        }
        next[tail] = freed;
        freed = head;
    }
}
