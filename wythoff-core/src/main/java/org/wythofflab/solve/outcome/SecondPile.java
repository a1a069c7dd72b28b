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
        boolean residueClass = runs.size() == 1 && OneSecond.suits(runs.get(0));
        return residueClass ? new OneSecond(runs.get(0)) : new SomeSecond(runs, words);
    }

    /**
     * Marks, in words {@code from} to before {@code to}, the positions that are not taken and that no marked one of the row
     * blocks.
     *
     * @param carry what was returned for the words before, 0 if there are none
     */
    long solve(long carry, long[] taken, long[] marked, int from, int to);

    /** Rows of bits that have to hold, in the words before, what they held after those were solved. */
    default long[][] rows() {
        return new long[0][];
    }
}
