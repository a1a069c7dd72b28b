package org.wythofflab.solve.outcome;

/** Counts the marked positions that two-pile moves reach. All of them are in earlier rows. */
interface PairCounter {

    /** Row x begins; {@code history} holds the rows before it. */
    void begin(int x, RowHistory history);

    /** Counts for that row; not needed if nothing is asked about it. */
    void count();

    /** The count for (x, y). */
    long at(int y);
}
