package org.wythofflab.theory.sweep;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What matters for all later columns when the columns before x have been dealt with. Columns are counted from the last multiple of K
 * up to x, and differences from n_0, the number of P-positions so far whose smaller pile is a multiple of K; rows are counted from the sum of both.
 *
 * @param phase x mod K
 * @param trails the differences so far, of each remainder of the smaller pile by K
 * @param rows bit i is set if row {@code front() + i} has a P-position
 */
record Frontier(int phase, List<Trail> trails, int rows) {

    /** More than ever occurs; past this a computation stops instead of losing a bit. */
    private static final int WIDEST = 24;

    Frontier {
        trails = List.copyOf(trails);
    }

    /** At x = K, after (0,0), (1,1), ..., (K-1,K-1), with n_0 = 1. */
    static Frontier first(int k) {
        return new Frontier(0, Collections.nCopies(k, new Trail(0, 0)), 0);
    }

    int k() {
        return trails.size();
    }

    /** The first row that a later column may still get: those below are final. */
    int front() {
        int least = Integer.MAX_VALUE;
        for (int e = 0; e < k(); e++) {
            int column = phase + Math.floorMod(e - phase, k());
            least = Math.min(least, column + trails.get(e).first());
        }
        return least;
    }

    /** The least difference that is new and leads to a row without a P-position. */
    int choice() {
        Trail trail = trails.get(phase);
        int d = trail.first();
        while (trail.has(d) || (rows >> (phase + d - front()) & 1) == 1) {
            d++;
        }
        return d;
    }

    /**
     * How many rows below the front have a P-position with different piles, of each remainder by K, less K q where n_0 = K q + r.
     */
    int[] writtenBelow(int r) {
        int k = k();
        int[] below = new int[k];
        for (int e = 0; e < k; e++) {
            Trail trail = trails.get(e);
            for (int g = 0; g < k; g++) {
                // The differences d = g mod K, but for 0, which are less than K q + r + first; there are q of them less
                // than K q.
                int some = Math.floorDiv(r + trail.first() + k - 1 - g, k) - (g == 0 ? 1 : 0);
                below[(e + g) % k] += some;
            }
            for (int i = 0; trail.later() >> i != 0; i++) {
                below[Math.floorMod(e + r + trail.first() + 1 + i, k)] += trail.later() >> i & 1;
            }
        }
        for (int i = 0; rows >> i != 0; i++) {
            below[Math.floorMod(r + front() + i, k)] -= rows >> i & 1;
        }
        return below;
    }

    /**
     * Deals with column x.
     *
     * @param larger whether x is the larger pile of a P-position that is there already
     */
    Step step(boolean larger) {
        List<Trail> next = new ArrayList<>(trails);
        int written = rows;
        int choice = choice();
        if (!larger) {
            int place = phase + choice - front();
            if (place > WIDEST) {
                throw new IllegalStateException("rows do not stay together");
            }
            written |= 1 << place;
            next.set(phase, next.get(phase).with(choice));
        }
        int counted = phase == 0 && !larger ? 1 : 0;
        next.replaceAll(trail -> trail.lowered(counted));
        boolean around = phase == k() - 1;
        Frontier ahead = new Frontier(around ? 0 : phase + 1, next, 0);
        int done = ahead.front() + counted + (around ? k() : 0) - front();
        Frontier after = new Frontier(ahead.phase, next, done > WIDEST ? 0 : written >> done);
        return new Step(after, choice, done, written);
    }

    /**
     * What a column does.
     *
     * @param choice the difference that it gets if it is no larger pile, counted as in the frontier before it
     * @param done how many rows became final
     * @param written bit i is set if the i-th of these has a P-position
     */
    record Step(Frontier after, int choice, int done, int written) {

        boolean written(int row) {
            return row <= WIDEST && (written >> row & 1) == 1;
        }
    }
}
