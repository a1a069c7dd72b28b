package org.wythofflab.rules;

/** A {@link PairRule} prepared for one board. */
@FunctionalInterface
public interface PairTest {
    boolean allows(int k, int l);

    /** Whether {@link #amounts} takes much less time than a question for each l. */
    default boolean knowsRows() {
        return false;
    }

    /**
     * All amounts that go with k: sets the bits of those l from 1 to {@code columns - 1} that are allowed and clears all
     * others. One question for each l, unless the rule knows better.
     *
     * @param columns at least 2
     */
    default void amounts(int k, long[] bits, int columns) {
        askFrom(0, k, bits, columns);
    }

    /** One question for each l of the words from one on, without a branch that could not be foreseen. */
    default void askFrom(int firstWord, int k, long[] bits, int columns) {
        for (int w = firstWord; w < bits.length; w++) {
            int end = Math.min(columns, (w + 1) << 6);
            long word = 0;
            for (int l = Math.max(1, w << 6); l < end; l++) {
                word |= (allows(k, l) ? 1L : 0L) << l;
            }
            bits[w] = word;
        }
    }
}
