package org.wythofflab.prove.automata;

/**
 * A deterministic machine that reads the digits of some numbers at once, most significant first, and ends with a label. It
 * starts in state 0, from which digits 0 lead back to it: leading zeros say nothing.
 */
public interface Reader {

    int DEAD = -1;

    /** Which numbers it reads. */
    int[] tracks();

    /**
     * The state after one more digit of each number, or {@link #DEAD} if whatever follows does not matter any more.
     *
     * @param digits the digits of all numbers, by track
     */
    int step(int state, int[] digits);

    /** What the numbers are found to be if they end here. */
    int label(int state);

    /** What the state knows, for a certificate. */
    default String name(int state) {
        return Integer.toString(state);
    }
}
