package org.wythofflab.explore.known;

import java.util.function.IntBinaryOperator;

/** A table read by antidiagonals. */
final class Antidiagonals {
    private Antidiagonals() {}

    /** How many rows and columns so many terms come from. */
    static int sideOf(int count) {
        int side = 1;
        while (side * (side + 1) / 2 < count) {
            side++;
        }
        return side;
    }

    /** x + y = 0, 1, 2, ..., and x from 0 on. */
    static long[] read(int count, IntBinaryOperator table) {
        long[] terms = new long[count];
        int n = 0;
        for (int sum = 0; n < count; sum++) {
            for (int x = 0; x <= sum && n < count; x++) {
                terms[n++] = table.applyAsInt(x, sum - x);
            }
        }
        return terms;
    }
}
