package org.wythofflab.solve;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.wythofflab.solve.bits.Bits;

/**
 * P-positions (x,y), {@code x < y}, that wait until row y is solved. Those of a column are a list, and a row of bits once
 * that is shorter: so no more than half the bits of a board are held, however many positions are P.
 */
final class WaitingPositions {
    private static final int[] EMPTY = {};

    private final Budget budget;
    private final int[][] lists;
    private final long[] @Nullable [] bits;
    private final int[] counts;
    private long held;
    private long most;

    WaitingPositions(int bound, Budget budget) {
        this.budget = budget;
        lists = new int[bound][];
        Arrays.fill(lists, EMPTY);
        bits = new long[bound][];
        counts = new int[bound];
    }

    /** The bytes for columns in which nobody waits: two references and a count. */
    static final int COLUMN_BYTES = 20;

    /** The bytes that lists and bits have had at most. */
    long most() {
        return most;
    }

    void add(int x, int y) {
        long[] column = bits[y];
        if (column != null) {
            Bits.set(column, x);
            return;
        }
        int[] list = lists[y];
        if (counts[y] < list.length) {
            list[counts[y]++] = x;
            return;
        }
        int longer = Math.max(2, 2 * list.length);
        // A place of a list has 32 bits.
        if (32L * longer < y) {
            hold(Integer.BYTES * (long) (longer - list.length));
            lists[y] = Arrays.copyOf(list, longer);
            lists[y][counts[y]++] = x;
        } else {
            long[] dense = new long[(y >>> 6) + 1];
            hold((long) Long.BYTES * dense.length - (long) Integer.BYTES * list.length);
            for (int earlier : list) {
                Bits.set(dense, earlier);
            }
            Bits.set(dense, x);
            bits[y] = dense;
            lists[y] = EMPTY;
        }
    }

    private void hold(long bytes) {
        held += bytes;
        most = Math.max(most, held);
        if (held > budget.bytes()) {
            throw new ExhaustedException("the P-positions that wait for their turn no longer fit in the "
                    + "memory limit of " + Amount.bytes(budget.bytes()) + "; ask for a smaller bound");
        }
    }

    /** Hands over, and forgets, those of one column. */
    void release(int y, PositionStream.Sink sink) {
        long[] column = bits[y];
        if (column != null) {
            Bits.forEach(column, y, x -> sink.accept(x, y));
            held -= (long) Long.BYTES * column.length;
            bits[y] = null;
        } else {
            for (int i = 0; i < counts[y]; i++) {
                sink.accept(lists[y][i], y);
            }
            held -= (long) Integer.BYTES * lists[y].length;
            lists[y] = EMPTY;
        }
    }
}
