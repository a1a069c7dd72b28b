package org.wythofflab.solve.outcome;

import java.util.Arrays;

/** With any amount from the second pile a row has one marked position: the first that is free. */
final class AnySecond implements SecondPile {
    /** Rows whose marked position was found in an earlier band. */
    private final boolean[] ended;

    AnySecond(int kept) {
        ended = new boolean[kept];
    }

    @Override
    public void solve(int x, long[] free, long[] marked, int from, int to) {
        Arrays.fill(marked, from, to, 0);
        boolean found = from > 0 && ended[x % ended.length];
        for (int w = from; w < to && !found; w++) {
            marked[w] = free[w] & -free[w];
            found = marked[w] != 0;
        }
        ended[x % ended.length] = found;
    }
}
