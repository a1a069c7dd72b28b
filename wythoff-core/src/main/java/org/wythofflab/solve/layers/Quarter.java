package org.wythofflab.solve.layers;

/**
 * The values of a layer by their remainders modulo 4. Where amounts are odd or even, rows and columns often have all values with
 * some of the remainders and none with the others, so that a cell reaches all values by several sets of moves together.
 */
final class Quarter {
    static final int COUNT = 4;

    private static final long FIRST = 0x1111_1111_1111_1111L;

    private Quarter() {}

    static int of(int value) {
        return value % COUNT;
    }

    /** Whether a word has all values of a quarter. */
    static boolean isFull(long word, int quarter) {
        return (word | ~(FIRST << quarter)) == -1L;
    }
}
