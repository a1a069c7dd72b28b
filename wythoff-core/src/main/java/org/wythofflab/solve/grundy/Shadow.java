package org.wythofflab.solve.grundy;

/**
 * Which cells two-pile moves lead from to a position of the value that is being placed, row after row. Only cells on and
 * above the diagonal are asked about; positions below it are the mirror images of those above.
 */
interface Shadow {

    /** The least column from {@code y} on that is not in the shadow in row {@code x}, or one beyond the board. */
    int next(int x, int y);

    /** A position has the value; it throws its shadow on the rows below. Rows come in order. */
    void add(int x, int y);

    /** Whether all cells of this row and of those below are in the shadow, as far as a board has columns. */
    boolean covers(int x, int columns);

    /** Where shadows come from: a new one is for a new value. */
    @FunctionalInterface
    interface Source {
        Shadow start();
    }
}
