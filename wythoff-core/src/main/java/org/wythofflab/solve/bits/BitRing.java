package org.wythofflab.solve.bits;

/**
 * The last rows of a plane of bits. If they are read by shifts that are no multiples of 64, each is beside a copy that is
 * moved up by one word: then a union of shifted rows takes every word of all of them at the same index, which is what lets
 * the machine work on several words at once.
 */
public final class BitRing {
    private final long[][] rows;
    private final long[][] behind;

    public BitRing(int kept, int words, boolean shifted) {
        rows = new long[kept][words];
        behind = new long[shifted ? kept : 0][words];
    }

    public static long bytes(long kept, long words) {
        return 2 * kept * words * Long.BYTES;
    }

    public long[] row(int x) {
        return rows[x % rows.length];
    }

    long[] behind(int x) {
        return behind[x % behind.length];
    }

    /** To be called when row x is in place. */
    public void settle(int x) {
        if (behind.length == 0) {
            return;
        }
        long[] row = row(x);
        System.arraycopy(row, 0, behind(x), 1, row.length - 1);
    }
}
