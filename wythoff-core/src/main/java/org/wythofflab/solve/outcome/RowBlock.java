package org.wythofflab.solve.outcome;

/**
 * Rows that a band solves before the next band may follow.
 *
 * @param first the first row
 * @param rows how many there are
 * @param place where they are kept: row {@code first + i} at {@code place + i}
 * @param earlier where as many rows before them are kept still, or -1 if they are not
 * @param apart how many rows these are before
 */
record RowBlock(int first, int rows, int place, int earlier, int apart) {

    /** Where a row of it is kept. */
    int placeOf(int row) {
        return place + row - first;
    }

    /** Where the row is kept that comes so much before this one; only if there is an earlier block. */
    int earlierOf(int row) {
        return earlier + row - first;
    }
}
