package org.wythofflab.solve.outcome;

import java.util.List;
import org.wythofflab.solve.bits.Run;

/** Decides the positions of a row in order, when all that is left are the moves from the second pile. */
interface SecondPile {
    /** The way that suits the amounts. */
    static SecondPile of(List<Run> runs, int words) {
        if (runs.equals(List.of(new Run(1, 1, Run.ENDLESS)))) {
            return new AnySecond();
        }
        if (isClass(runs)) {
            return new OneSecond(runs.get(0));
        }
        return NearSecond.suits(runs) ? new NearSecond(runs) : new SomeSecond(runs, words);
    }

    private static boolean isClass(List<Run> runs) {
        return runs.size() == 1 && OneSecond.suits(runs.get(0));
    }

    /** How many parts are found word by word. */
    static int parts(List<Run> runs) {
        if (isClass(runs)) {
            return 0;
        }
        // It keeps none, but takes as long as two.
        return NearSecond.suits(runs) ? 2 : SomeSecond.parts(runs).size();
    }

    /**
     * Marks, in words {@code from} to before {@code to}, the positions that are not taken and that no marked one of the row
     * blocks.
     *
     * @param carry what was returned for the words before, 0 if there are none
     */
    long solve(long carry, long[] taken, long[] marked, int from, int to);

    /** Whether no later position of the row can be marked, whatever is taken; then the same is carried on. */
    default boolean isOver(long carry) {
        return false;
    }

    /**
     * Whether nothing is marked where every word of what is taken is this one; then {@link #passed} is carried on.
     *
     * @param before the marked positions of the word before
     */
    default boolean isIdle(long carry, long before, long taken) {
        return false;
    }

    /** What is carried on if nothing is marked. */
    default long passed(long carry, long before) {
        return carry;
    }

    /** Rows of bits that have to hold, in the words before, what they held after those were solved. */
    default long[][] rows() {
        return new long[0][];
    }
}
