package org.wythofflab.solve.outcome;

import java.util.List;
import org.wythofflab.solve.bits.Run;

/** Decides the positions of a row in order, when all that is left are the moves from the second pile. */
interface SecondPile {

    /**
     * The way that suits the amounts.
     *
     * @param kept how many rows are worked on at once
     */
    static SecondPile of(List<Run> runs, int words, int kept) {
        if (runs.equals(List.of(new Run(1, 1, Run.ENDLESS)))) {
            return new AnySecond(kept);
        }
        boolean residueClass = runs.size() == 1 && OneSecond.suits(runs.get(0));
        return residueClass ? new OneSecond(runs.get(0), kept) : new SomeSecond(runs, words, kept);
    }

    /**
     * Marks, in words {@code from} to before {@code to} of row x, the free positions that no marked one of the row blocks.
     * Bands are asked for in order, and each once.
     */
    void solve(int x, long[] free, long[] marked, int from, int to);
}
