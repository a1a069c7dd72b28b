package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.solve.Extent;

/** The sides of the boards that positions need. */
final class Sides {
    /**
     * Far more than any board has, and short enough for an engine to say at once how much too much it is; the time to
     * print a number grows faster than its length.
     */
    private static final BigInteger MOST = BigInteger.TEN.pow(1000);

    private Sides() {}

    /** The smallest board that holds the position; of a symmetric game, the one with at most as many rows as columns. */
    static Extent upTo(BigPosition position, boolean symmetric) {
        BigInteger rows = clamp(position.x()).add(BigInteger.ONE);
        BigInteger columns = clamp(position.y()).add(BigInteger.ONE);
        return symmetric ? new Extent(rows.min(columns), rows.max(columns)) : new Extent(rows, columns);
    }

    /** The smallest square board that holds the position. */
    static Extent square(BigPosition position) {
        return Extent.square(clamp(position.x().max(position.y())).add(BigInteger.ONE));
    }

    static Extent swapped(Extent extent) {
        return new Extent(extent.columns(), extent.rows());
    }

    static BigInteger clamp(BigInteger side) {
        return side.min(MOST);
    }
}
