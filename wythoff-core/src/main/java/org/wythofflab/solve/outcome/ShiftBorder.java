package org.wythofflab.solve.outcome;

import java.util.Arrays;
import org.wythofflab.solve.bits.BitRing;

/** The last words of a band, as the next one needs them: for each of some rows those of all planes, and a word that is carried. */
final class ShiftBorder {
    private final BitRing[] planes;
    private final long[][] rows;
    /** How many words of each. */
    private final int words;

    /** How many words a row of the board takes here. */
    private final int length;

    private final long[] ends;

    /**
     * Of planes and rows of bits, which the next band has, too.
     *
     * @param places how many rows of the board are kept
     */
    ShiftBorder(BitRing[] planes, long[][] rows, int words, int places) {
        this.planes = planes;
        this.rows = rows;
        this.words = words;
        length = (planes.length + rows.length) * words + 1;
        ends = new long[words > 0 ? Math.multiplyExact(places, length) : 0];
    }

    /** Keeps the end of the current rows. */
    void keep(int place, long carry) {
        if (ends.length == 0) {
            return;
        }
        int at = place * length;
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

    /** Whether the end of the current rows is the same as the one that is kept there. */
    boolean isKept(int place, long carry) {
        if (ends.length == 0) {
            return true;
        }
        int at = place * length;
        for (BitRing plane : planes) {
            if (plane.isEven(0)) {
                for (int i = 0; i < words; i++) {
                    if (ends[at + i] != plane.word(0)) {
                        return false;
                    }
                }
            } else if (!equal(plane.row(0), at)) {
                return false;
            }
            at += words;
        }
        for (long[] bits : rows) {
            if (!equal(bits, at)) {
                return false;
            }
            at += words;
        }
        return ends[at] == carry;
    }

    private boolean equal(long[] bits, int at) {
        int last = bits.length - words;
        for (int i = 0; i < words; i++) {
            if (bits[last + i] != ends[at + i]) {
                return false;
            }
        }
        return true;
    }

    /** Keeps for some rows what is kept for others. */
    void repeat(int place, int earlier, int count) {
        if (ends.length > 0 && place != earlier) {
            System.arraycopy(ends, earlier * length, ends, place * length, count * length);
        }
    }

    /** Puts it before the words of the next band, and returns what is carried. */
    long copyTo(ShiftBorder next, int place) {
        int at = place * length;
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
