package org.wythofflab.solve.outcome;

import java.util.Arrays;
import org.wythofflab.solve.bits.Shifts;

/** Sets of positions of a row that contain with y also y + step. */
final class Closure {

    private Closure() {}

    /** Closes words {@code from} to before {@code to} of a row whose words before are closed. */
    static void close(long[] bits, int step, int from, int to) {
        for (int w = from; w < to; w++) {
            bits[w] = word(bits, bits[w], step, w);
            if (bits[w] == -1 && step <= 64) {
                Arrays.fill(bits, w + 1, to, -1);
                return;
            }
        }
    }

    /** Word w of the closure, given the set's own word and the words of the closure before it. */
    static long word(long[] closed, long own, int step, int w) {
        closed[w] = 0;
        long word = own | Shifts.word(closed, step, w);
        for (int shift = step; shift < 64; shift <<= 1) {
            word |= word << shift;
        }
        return word;
    }
}
