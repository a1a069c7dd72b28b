package org.wythofflab.solve.bits;

/**
 * The last rows of a plane of bits. If they are read by shifts that are no multiples of 64, each is beside a copy that is
 * moved up by one word: then a union of shifted rows takes every word of all of them at the same index, which is what lets
 * the machine work on several words at once.
 *
 * <p>Where nothing happens for long, all words of a row are the same. Such a row is <em>even</em>: only this word is kept,
 * and the array is left as it was.
 */
public final class BitRing {
    private final long[][] rows;
    private final long[][] behind;
    private final boolean[] even;
    private final long[] everywhere;
    /** Where the current row is. */
    private int place;

    public BitRing(int kept, int words, boolean shifted) {
        rows = new long[kept][words];
        behind = new long[shifted ? kept : 0][words];
        even = new boolean[kept];
        everywhere = new long[kept];
        place = kept - 1;
    }

    /** How many rows of words are held for so many that are kept. */
    public static long rows(long kept, boolean shifted) {
        return shifted ? 2 * kept : kept;
    }

    /** Goes on to the next row, which takes the place of the oldest. */
    public void advance() {
        place = place + 1 == rows.length ? 0 : place + 1;
    }

    private int place(int delay) {
        return delay > place ? place - delay + rows.length : place - delay;
    }

    /** The words of the row so many before the current one. */
    public long[] row(int delay) {
        return rows[place(delay)];
    }

    long[] behind(int delay) {
        return behind[place(delay)];
    }

    public boolean isEven(int delay) {
        return even[place(delay)];
    }

    /** The word of an even row. */
    public long word(int delay) {
        return everywhere[place(delay)];
    }

    /** To be called when the words of the current row are in place. */
    public void settle() {
        even[place] = false;
        if (behind.length > 0) {
            long[] row = rows[place];
            System.arraycopy(row, 0, behind[place], 1, row.length - 1);
        }
    }

    /** Makes the current row even. */
    public void settle(long word) {
        even[place] = true;
        everywhere[place] = word;
    }
}
