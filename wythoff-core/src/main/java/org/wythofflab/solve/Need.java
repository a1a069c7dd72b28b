package org.wythofflab.solve;

import java.math.BigInteger;

/** What a computation would take: cells to decide (its measure of time) and bytes to hold at once. */
public record Need(BigInteger cells, BigInteger bytes) {

    Need plus(Need more) {
        return new Need(cells.add(more.cells), bytes.add(more.bytes));
    }

    @Override
    public String toString() {
        return Amount.count(cells) + " cells and " + Amount.bytes(bytes);
    }
}
