package org.wythofflab.verify;

import org.wythofflab.solve.PositionStream;

/** P-positions in an order, as a ground lists them; nothing holds them all. */
@FunctionalInterface
public interface OrderedPositions {

    /** Each of them once. A second call finds them again. */
    void forEach(PositionStream.Sink action);
}
