package org.wythofflab.theory;

/** The pairs of a {@link PairSequence} one after the other, while the piles fit a {@code long}. */
@FunctionalInterface
public interface PairWalk {
    /** Fills the arrays up to {@code count} with the next pairs. */
    void next(long[] firsts, long[] seconds, int count);
}
