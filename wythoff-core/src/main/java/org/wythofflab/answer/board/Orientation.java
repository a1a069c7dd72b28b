package org.wythofflab.answer.board;

/** Which pile is the row of a board. In a symmetric game it may be either, so it can be the one that is cheaper. */
public enum Orientation {
    AS_GIVEN {
        @Override
        boolean swaps(long x, long y) {
            return false;
        }
    },
    SMALLER_FIRST {
        @Override
        boolean swaps(long x, long y) {
            return x > y;
        }
    },
    LARGER_FIRST {
        @Override
        boolean swaps(long x, long y) {
            return x < y;
        }
    };

    /** Whether (x, y) stands at (y, x) on the board. */
    abstract boolean swaps(long x, long y);
}
