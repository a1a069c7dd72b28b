package org.wythofflab.explore.fit;

import java.util.Optional;

/**
 * {@code s(n + period) = s(n) + saltus} for every place n from {@code from} on, as far as there are terms.
 *
 * @param terms how many terms were predicted
 */
public record AdditivePeriod(int from, int period, long saltus, int terms) {

    /** What is called a period has to be seen so often. */
    private static final int LEAST_TIMES = 6;

    /** The shortest period of the differences in the end, seen in at least half of them. */
    public static Optional<AdditivePeriod> of(Terms terms) {
        long[] differences = terms.differences();
        int length = differences.length;
        // Of the reversed differences, the longest prefix that has its period often enough; by Knuth, Morris and Pratt.
        int[] border = new int[length + 1];
        border[0] = -1;
        int best = 0;
        for (int i = 1, k = -1; i <= length; i++) {
            while (k >= 0 && differences[length - 1 - k] != differences[length - i]) {
                k = border[k];
            }
            border[i] = ++k;
            if (i >= LEAST_TIMES * (i - k)) {
                best = i;
            }
        }
        if (2 * best < length || best == 0) {
            return Optional.empty();
        }
        int period = best - border[best];
        int from = length - best;
        return Optional.of(new AdditivePeriod(
                from, period, terms.at(from + period) - terms.at(from), terms.count() - from - period));
    }

    /** As the OEIS writes it: {@code a(n) = a(n-1) + a(n-6) - a(n-7)}. */
    public String recurrence() {
        return period == 1
                ? "a(n) = 2*a(n-1) - a(n-2)"
                : "a(n) = a(n-1) + a(n-" + period + ") - a(n-" + (period + 1) + ")";
    }
}
