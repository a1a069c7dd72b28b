package org.wythofflab.solve.outcome;

import java.util.Arrays;
import org.wythofflab.solve.bits.Shifts;

/** Sets of positions of a row that contain with y also y + step. */
final class Closure {

    private Closure() {}

    /** Closes words {@code from} to before {@code to} of a row whose words before are closed. */
    static void close(long[] bits, int step, int from, int to) {
        if (step <= 64) {
            closeByWord(bits, step, from, to);
            return;
        }
        for (int w = from; w < to; w++) {
            bits[w] = word(bits, bits[w], step, w);
        }
    }

    /** The last positions of a word, one of each residue, tell what it carries into the next; most words add nothing. */
    private static void closeByWord(long[] bits, int step, int from, int to) {
        long multiples = spread(1, step);
        long before = from == 0 ? 0 : bits[from - 1];
        for (int w = from; w < to; w++) {
            // All below the step, so that the summands of the product share no bits.
            long carried = (before >>> (64 - step)) * multiples;
            long word = bits[w] | carried;
            if (word != carried) {
                word = spread(word, step);
            }
            bits[w] = word;
            before = word;
            if (word == -1) {
                Arrays.fill(bits, w + 1, to, -1);
                return;
            }
        }
    }

    /** The word of a closed set after words that are all the same, if the set has this word of its own. */
    static long next(long before, long own, int step) {
        return step <= 64 ? spread(own | before >>> (64 - step), step) : own | Long.rotateLeft(before, step);
    }

    /** A word, and all that multiples of the step, which is positive, lead to in it. */
    static long spread(long word, int step) {
        long spread = word;
        for (int shift = step; shift < 64; shift <<= 1) {
            spread |= spread << shift;
        }
        return spread;
    }

    /** Word w of the closure, given the set's own word and the words of the closure before it. */
    static long word(long[] closed, long own, int step, int w) {
        closed[w] = 0;
        return spread(own | Shifts.word(closed, step, w), step);
    }
}
