package org.wythofflab.solve.bits;

/** Shifted copies of bit rows: moving a set of positions by an amount is a shift, moving it by several is a union of them. */
public final class Shifts {

    private Shifts() {}

    /** Word {@code w} of {@code bits} shifted up by {@code shift}. */
    public static long word(long[] bits, int shift, int w) {
        int source = w - (shift >>> 6);
        int low = shift & 63;
        long high = source >= 0 && source < bits.length ? bits[source] << low : 0;
        return low == 0 || source < 1 || source > bits.length ? high : high | bits[source - 1] >>> (64 - low);
    }

    /** {@code target |= bits << shift}, bits beyond the target being lost. */
    public static void or(long[] target, long[] bits, int shift) {
        int whole = shift >>> 6;
        int part = shift & 63;
        int rest = 63 - part;
        int end = Math.min(target.length, bits.length + whole);
        long below = 0;
        for (int w = whole; w < end; w++) {
            long word = bits[w - whole];
            // In two steps, since a shift by 64 would be none.
            target[w] |= word << part | below >>> 1 >>> rest;
            below = word;
        }
        if (whole <= end && end < target.length) {
            target[end] |= below >>> 1 >>> rest;
        }
    }

    /**
     * {@code bits} moved by each of {@code count} amounts {@code first, first + step, ...}, all at once by doubling:
     * O(log count) passes over the row.
     */
    static long[] spread(long[] bits, int first, int step, int count, int words) {
        long[] result = new long[words];
        or(result, bits, first);
        int done = 1;
        while (done < count) {
            int more = Math.min(done, count - done);
            long shift = (long) more * step;
            if (shift >= (long) words << 6) {
                break;
            }
            // Downwards, so that a word is still unshifted when it is read as a source.
            for (int w = words - 1; w >= (int) shift >>> 6; w--) {
                result[w] |= word(result, (int) shift, w);
            }
            done += more;
        }
        return result;
    }
}
