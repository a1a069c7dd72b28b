package org.wythofflab.solve.grundy;

/** Keeps the set of Grundy values that some moves reach, from cell to cell of a table that is being filled in. */
interface ReachedValues {

    /** The values reached from (x, y); valid until the next call. Rows and columns come in order. */
    long[] reach(int x, int y);

    /** Whether {@link #reach} has to see every cell, or may be spared the half below the diagonal. */
    boolean needsEveryCell();

    /** About how many steps one {@link #reach} takes. */
    long cost();
}
