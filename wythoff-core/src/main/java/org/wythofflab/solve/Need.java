package org.wythofflab.solve;

import java.math.BigInteger;

/**
 * What a computation would take: cells to decide, bytes to hold at once, and the time of a processor.
 *
 * @param nanos nanoseconds of one processor of a usual machine, within a factor of three where that was measured
 *     (see docs/reliability.md)
 */
public record Need(BigInteger cells, BigInteger bytes, BigInteger nanos) {
    /** What a cell takes most often. */
    private static final long NANOS = 3;

    public Need(BigInteger cells, BigInteger bytes) {
        this(cells, bytes, cells.multiply(BigInteger.valueOf(NANOS)));
    }

    /** The same if a cell takes longer, or less long, than most. */
    public Need atNanos(long each) {
        return new Need(cells, bytes, cells.multiply(BigInteger.valueOf(each)));
    }

    /** Of two things that are done side by side, row by row: the longer tells the time, and both are held. */
    Need beside(Need more) {
        return new Need(cells.max(more.cells), bytes.add(more.bytes), nanos.max(more.nanos));
    }

    @Override
    public String toString() {
        return Amount.count(cells) + " cells (" + Amount.time(nanos) + ") and " + Amount.bytes(bytes);
    }
}
