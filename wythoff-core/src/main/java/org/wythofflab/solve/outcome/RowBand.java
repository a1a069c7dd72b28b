package org.wythofflab.solve.outcome;

/** Some columns of a board, decided row by row when those before them are; see {@link BandedRows}. */
interface RowBand {

    /** Puts the marked positions of row x into a whole row that holds those of the columns before; x counts from 0. */
    void solve(int x, long[] marked);
}
