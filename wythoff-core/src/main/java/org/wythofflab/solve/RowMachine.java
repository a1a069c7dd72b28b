package org.wythofflab.solve;

import java.util.function.IntConsumer;
import org.wythofflab.solve.bits.Bits;

/**
 * Decides a board row by row. The k-th call of {@link #next} fills in the P-positions whose first pile is k; every
 * option of a position lies in an earlier row or earlier in its own, so a row never has to be revisited.
 */
@FunctionalInterface
public interface RowMachine {
    /** Overwrites {@code row}: bit y is set iff (x, y) is a P-position, where x counts the calls from 0. */
    void next(long[] row);

    /**
     * The same row as a list: hands over each y below {@code columns}, in order.
     *
     * @param row to work with; what it holds afterwards means nothing
     */
    default void next(long[] row, int columns, IntConsumer sink) {
        next(row);
        Bits.forEach(row, columns, sink);
    }
}
