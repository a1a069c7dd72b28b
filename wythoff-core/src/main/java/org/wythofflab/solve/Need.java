package org.wythofflab.solve;

import java.math.BigInteger;

/** What a computation would take: cells to decide (its measure of time) and bytes to hold at once. */
public record Need(BigInteger cells, BigInteger bytes) {

    /** Of two things that are done side by side, row by row: the longer tells the time, and both are held. */
    Need beside(Need more) {
        return new Need(cells.max(more.cells), bytes.add(more.bytes));
    }

    @Override
    public String toString() {
        return Amount.count(cells) + " cells and " + Amount.bytes(bytes);
    }
}
