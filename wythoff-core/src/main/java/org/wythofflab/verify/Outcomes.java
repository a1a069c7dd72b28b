package org.wythofflab.verify;

import java.util.function.IntConsumer;
import org.wythofflab.solve.Board;

/** Who wins at every position of a board, as a ground says. */
public interface Outcomes {

    Board board();

    boolean isP(int x, int y);

    /** The P-positions (x, y) of row x with y below the bound, in order. */
    void forEachP(int x, int yBound, IntConsumer action);

    long countP();
}
