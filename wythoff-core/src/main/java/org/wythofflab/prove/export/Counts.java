package org.wythofflab.prove.export;

import java.util.ArrayList;
import java.util.List;

/** Ways to divide a number. */
final class Counts {

    private Counts() {}

    /** All lists of so many numbers, not negative, that add up to the sum. */
    static List<int[]> adding(int sum, int parts) {
        List<int[]> all = new ArrayList<>();
        if (parts > 0) {
            collect(sum, 0, new int[parts], all);
        }
        return all;
    }

    private static void collect(int left, int place, int[] numbers, List<int[]> all) {
        if (place == numbers.length - 1) {
            numbers[place] = left;
            all.add(numbers.clone());
            return;
        }
        for (int here = 0; here <= left; here++) {
            numbers[place] = here;
            collect(left - here, place + 1, numbers, all);
        }
    }
}
