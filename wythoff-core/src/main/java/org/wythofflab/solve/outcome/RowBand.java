package org.wythofflab.solve.outcome;

/** Some columns of a board, decided row by row when those before them are; see {@link BandedRows}. */
interface RowBand {

    /** The first word of a row that belongs to it. */
    int from();

    /** The first word that does not any more. */
    int to();

    /**
     * Puts the marked positions of row x into a whole row that holds those of the columns before; x counts from 0.
     *
     * @return false if there are none, and nothing was put anywhere
     */
    boolean solve(int x, long[] marked);
}
