package org.wythofflab.prove.check;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * States from which something can be accepted, in classes: those of a class accept alike, and with each letter can go to states
 * of the same classes. Whatever holds of one then holds of all. First those are told apart that accept from those from which
 * nothing is known to be accepted; then again and again by what is known of the states they can go to, until nothing new is known.
 */
final class Classes {

    private final int[] classOf;
    /** For each class 1 if it accepts, else 0; then letter and class in one number for those it can go to. */
    private Met told = new Met();

    /** @param steps for each state letters and targets */
    Classes(List<long[]> steps, BitSet accepting, Clock clock) {
        int[] before;
        int[] now = new int[steps.size()];
        Arrays.setAll(now, state -> accepting.get(state) ? 0 : -1);
        do {
            before = now;
            now = new int[before.length];
            told = new Met();
            for (int state = 0; state < now.length; state++) {
                clock.tick();
                long[] row = row(accepting.get(state), steps.get(state), before);
                now[state] = row.length == 1 && row[0] == 0 ? -1 : told.number(row);
            }
            // Classes are numbered by their first states: the same ones have the same numbers.
        } while (!Arrays.equals(before, now));
        classOf = now;
    }

    private static long[] row(boolean accepts, long[] steps, int[] classes) {
        long[] row = new long[steps.length + 1];
        row[0] = accepts ? 1 : 0;
        int count = 1;
        for (long step : steps) {
            if (classes[(int) step] >= 0) {
                row[count++] = (step >>> 32 << 32) | classes[(int) step];
            }
        }
        Arrays.sort(row, 1, count);
        int different = 1;
        for (int i = 1; i < count; i++) {
            if (i == 1 || row[i] != row[different - 1]) {
                row[different++] = row[i];
            }
        }
        return Arrays.copyOf(row, different);
    }

    /** The class of a state, or -1 if nothing can be accepted from it. */
    int of(int state) {
        return classOf[state];
    }

    boolean accepts(int number) {
        return told.row(number)[0] == 1;
    }

    /** Letters and classes that a class can go to, in order. */
    long[] steps(int number) {
        long[] row = told.row(number);
        return Arrays.copyOfRange(row, 1, row.length);
    }
}
