package org.wythofflab.theory.sweep;

import java.util.Arrays;
import java.util.List;

/**
 * What is remembered of the larger piles below a number y when it is said whether y is one: y mod K, how many more of each
 * remainder there are than multiples of K, and of the last numbers whether they are larger piles.
 */
record Surroundings(int remainder, List<Integer> surplus, int last) {

    /** How many numbers are remembered. With fewer than two no end was found for K = 3. */
    private static final int MEMORY = 2;

    Surroundings {
        surplus = List.copyOf(surplus);
    }

    static Surroundings of(int y, int[] larger, int last) {
        return new Surroundings(
                Math.floorMod(y, larger.length),
                Arrays.stream(larger).map(number -> number - larger[0]).boxed().toList(),
                last);
    }

    static int remember(int last, boolean larger) {
        return (last << 1 | (larger ? 1 : 0)) & ((1 << MEMORY) - 1);
    }
}
