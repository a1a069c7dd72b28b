package org.wythofflab.prove.check;

/**
 * What is known of numbers while their digits are read side by side, the most significant first: a word, the sign or the
 * remainder of a sum, a state of a table. It is kept in one long, at the beginning 0. Each number has a track.
 */
interface Reader {

    /** After this nothing that matters can come. */
    long NOTHING = Long.MIN_VALUE;

    /** Whether it looks at the digits of this track. */
    boolean reads(int track);

    /**
     * What is known after one digit more of each number.
     *
     * @param phase how many digits came before, modulo the period of the notation
     * @param digits by track; only those that it reads are there
     */
    long next(long state, int phase, int[] digits);

    /** What a state is called in a certificate. */
    default String name(long state) {
        return Long.toString(state);
    }
}
