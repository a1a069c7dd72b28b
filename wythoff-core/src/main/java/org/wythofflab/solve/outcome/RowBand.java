package org.wythofflab.solve.outcome;

/** Some columns of a board, decided row by row when those before them are; see {@link BandedRows}. */
interface RowBand {

    /** The first word of a row that belongs to it. */
    int from();

    /** The first word that does not any more. */
    int to();

    /**
     * Begins a block of rows, and tells whether they are the same as those of the earlier block. Then they are not solved
     * one by one.
     */
    default boolean repeats(RowBlock block) {
        return false;
    }

    /**
     * Puts the marked positions of row x into a whole row that holds those of the columns before; x counts from 0.
     *
     * @return false if there are none, and nothing was put anywhere
     */
    boolean solve(int x, long[] marked);

    /** After how many rows it last came back to where it was when a block began; 0 if it did not. */
    default int period() {
        return 0;
    }
}
