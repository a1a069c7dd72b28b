package org.wythofflab.solve.outcome;

import java.util.Arrays;

/** With any amount from the second pile a row has one marked position: the first that is free. */
final class AnySecond implements SecondPile {

    @Override
    public long solve(long carry, long[] taken, long[] marked, int from, int to) {
        Arrays.fill(marked, from, to, 0);
        long found = carry;
        for (int w = from; w < to && found == 0; w++) {
            found = ~taken[w] & taken[w] + 1;
            marked[w] = found;
        }
        return found;
    }

    @Override
    public boolean isOver(long carry) {
        return carry != 0;
    }

    @Override
    public boolean isIdle(long carry, long before, long taken) {
        return taken == -1;
    }
}
