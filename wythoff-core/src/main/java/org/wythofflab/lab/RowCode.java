package org.wythofflab.lab;

import java.util.zip.CRC32;

/**
 * How a row of a {@link SavedTable} is written: each value less what is expected of it and less the least such difference, in as
 * few bits as the largest needs. Near the diagonal of Wythoff-like games a value is close to the larger pile.
 *
 * @param nearPile whether value y is expected at (x,y), or 0
 * @param width bits for each value, 0 to 32
 */
record RowCode(boolean nearPile, int least, int width) {

    /** Bytes in a file. */
    static final int BYTES = 6;

    RowCode {
        if (width < 0 || width > Integer.SIZE) {
            throw new IllegalArgumentException("a value has 0 to 32 bits, not " + width);
        }
    }

    /** The shorter of the two codes. */
    static RowCode of(int firstColumn, int[] values, int count) {
        RowCode plain = of(false, firstColumn, values, count);
        RowCode near = of(true, firstColumn, values, count);
        return near.width < plain.width ? near : plain;
    }

    private static RowCode of(boolean nearPile, int firstColumn, int[] values, int count) {
        int least = count == 0 ? 0 : Integer.MAX_VALUE;
        int most = count == 0 ? 0 : Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            // Values and piles are not negative, so that their difference fits.
            int difference = nearPile ? values[i] - (firstColumn + i) : values[i];
            least = Math.min(least, difference);
            most = Math.max(most, difference);
        }
        return new RowCode(nearPile, least, Long.SIZE - Long.numberOfLeadingZeros((long) most - least));
    }

    /** Bytes of so many values, at most 2^27 of them; whole words. */
    long length(int count) {
        return ((long) count * width + 63) / 64 * 8;
    }

    /** Writes words with the first value in the lowest bits, the highest byte of a word first. */
    void pack(int firstColumn, int[] values, int count, byte[] into) {
        long word = 0;
        int used = 0;
        int at = 0;
        for (int i = 0; i < count; i++) {
            long part = (long) values[i] - expected(firstColumn + i);
            word |= part << used;
            used += width;
            if (used >= Long.SIZE) {
                putLong(into, at, word);
                at += Long.BYTES;
                used -= Long.SIZE;
                word = used == 0 ? 0 : part >>> (width - used);
            }
        }
        if (used > 0) {
            putLong(into, at, word);
        }
    }

    /**
     * Reads {@code count} values from the one at {@code start} on. Values that lie outside 0 to {@code largest} are no values,
     * and become -1.
     */
    void unpack(int firstColumn, byte[] from, int start, int count, int largest, int[] values) {
        if (width == 0) {
            for (int i = 0; i < count; i++) {
                values[i] = checked(expected(firstColumn + start + i), largest);
            }
            return;
        }
        long mask = -1L >>> (Long.SIZE - width);
        long bit = (long) start * width;
        int at = Math.toIntExact(bit >>> 6) * Long.BYTES;
        int used = (int) (bit & 63);
        long word = 0;
        int left = 0;
        if (used > 0) {
            word = getLong(from, at) >>> used;
            left = Long.SIZE - used;
            at += Long.BYTES;
        }
        for (int i = 0; i < count; i++) {
            long part = word;
            if (left < width) {
                word = getLong(from, at);
                at += Long.BYTES;
                part |= word << left;
                word >>>= width - left;
                left += Long.SIZE - width;
            } else {
                word >>>= width;
                left -= width;
            }
            values[i] = checked((part & mask) + expected(firstColumn + start + i), largest);
        }
    }

    private static int checked(long value, int largest) {
        return value < 0 || value > largest ? -1 : (int) value;
    }

    private long expected(int column) {
        return nearPile ? (long) least + column : least;
    }

    /** Of the row's number and its bytes, so that rows cannot change places. */
    static int checksum(int row, byte[] bytes, int length) {
        CRC32 sum = new CRC32();
        for (int shift = 24; shift >= 0; shift -= 8) {
            sum.update(row >>> shift);
        }
        sum.update(bytes, 0, length);
        return (int) sum.getValue();
    }

    private static void putLong(byte[] bytes, int at, long word) {
        for (int i = 0; i < Long.BYTES; i++) {
            bytes[at + i] = (byte) (word >>> (56 - 8 * i));
        }
    }

    private static long getLong(byte[] bytes, int at) {
        long word = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            word = (word << 8) | (bytes[at + i] & 0xFF);
        }
        return word;
    }
}
