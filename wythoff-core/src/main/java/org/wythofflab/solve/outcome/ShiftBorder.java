package org.wythofflab.solve.outcome;

import java.util.Arrays;
import org.wythofflab.solve.bits.BitRing;

/** The last words of a band, as the next one needs them: for each of some rows those of all planes, and a word that is carried. */
final class ShiftBorder {
    private final BitRing[] planes;
    private final long[][] rows;
    /** How many words of each. */
    private final int words;

    private final int kept;
    /** How many words a row of the board takes here. */
    private final int length;

    private final long[] ends;

    /**
     * Of planes and rows of bits, which the next band has, too.
     *
     * @param kept a row is read before so many have followed
     */
    ShiftBorder(BitRing[] planes, long[][] rows, int words, int kept) {
        this.planes = planes;
        this.rows = rows;
        this.words = words;
        this.kept = kept;
        length = (planes.length + rows.length) * words + 1;
        ends = new long[words > 0 ? Math.multiplyExact(kept, length) : 0];
    }

    /** Keeps the end of the current rows. */
    void keep(int x, long carry) {
        if (ends.length == 0) {
            return;
        }
        int at = x % kept * length;
        for (BitRing plane : planes) {
            if (plane.isEven(0)) {
                Arrays.fill(ends, at, at + words, plane.word(0));
            } else {
                copy(plane.row(0), plane.row(0).length - words, ends, at);
            }
            at += words;
        }
        for (long[] bits : rows) {
            copy(bits, bits.length - words, ends, at);
            at += words;
        }
        ends[at] = carry;
    }

    /** Puts it before the words of the next band, and returns what is carried. */
    long copyTo(ShiftBorder next, int x) {
        int at = x % kept * length;
        for (BitRing plane : next.planes) {
            copy(ends, at, plane.row(0), 0);
            at += words;
        }
        for (long[] bits : next.rows) {
            copy(ends, at, bits, 0);
            at += words;
        }
        return ends[at];
    }

    private void copy(long[] source, int from, long[] target, int to) {
        if (words == 1) {
            // Most often, and not worth a call.
            target[to] = source[from];
        } else {
            System.arraycopy(source, from, target, to, words);
        }
    }
}
