package org.wythofflab.theory;

import java.util.Optional;

/** The pairs of a {@link PairSequence} one after the other, while the piles fit a {@code long}. */
@FunctionalInterface
public interface PairWalk {
    /** Fills the arrays up to {@code count} with the next pairs. */
    void next(long[] firsts, long[] seconds, int count);

    /**
     * The same walk, told by {@code p*A_n + q*B_n} modulo 2^64, if that takes less than the pairs themselves. Each step of
     * the one is a step of the other too.
     */
    default Optional<SumWalk> sums(long p, long q) {
        return Optional.empty();
    }

    /** Of each pair one number, linear in both. */
    @FunctionalInterface
    interface SumWalk {
        /** Tells the sums of the next {@code count} pairs, some at a time. */
        void next(int count, SumSink sink);
    }

    /** Receives the sums of consecutive pairs, of which many differ from earlier ones by the same. */
    @FunctionalInterface
    interface SumSink {
        /** The next sums are {@code sums[i] + shift} for each i from {@code from} to before {@code to}. */
        void add(long[] sums, int from, int to, long shift);

        /** The next sums are {@code sums[i] + shift} for each i, and then {@code sums[i] + laterShift} for each i. */
        default void addTwice(long[] sums, long shift, long laterShift) {
            add(sums, 0, sums.length, shift);
            add(sums, 0, sums.length, laterShift);
        }
    }
}
