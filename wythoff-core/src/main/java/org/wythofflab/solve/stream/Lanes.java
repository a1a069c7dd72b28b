package org.wythofflab.solve.stream;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Eight small numbers in the bytes of a {@code long}, the first in the lowest byte, worked on at once. */
final class Lanes {
    static final int COUNT = 8;

    /** The largest number whose lanes can be compared; above every sum that matters. */
    static final int LARGEST = 127;

    private static final long EACH = 0x0101010101010101L;
    private static final long HIGH = EACH << 7;
    private static final long ALL_LARGEST = EACH * LARGEST;
    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private Lanes() {}

    static long get(byte[] bytes, int index) {
        return (long) WORD.get(bytes, index);
    }

    static void put(byte[] bytes, int index, long lanes) {
        WORD.set(bytes, index, lanes);
    }

    static int get(long lanes, int lane) {
        return (int) (lanes >>> (COUNT * lane)) & 0xFF;
    }

    /** By how many bits the lane of an index is above the lowest. */
    static int shift(int index) {
        return (index & 7) << 3;
    }

    /** The same number in each lane. */
    static long each(int number) {
        return number * EACH;
    }

    /**
     * The high bit of each lane that is below the lane of {@code limits}. A lane may be anything (the sum of two numbers up
     * to 127, say), a limit is at most 127: so a lane with its high bit set is not below, and setting that bit before the
     * difference keeps the lanes from borrowing of each other.
     */
    static long below(long lanes, long limits) {
        return ~(lanes | ((lanes | HIGH) - limits)) & HIGH;
    }

    /** The high bit of each lane, of numbers up to 127, that is not below the lane of {@code limits}. */
    static long notBelow(long lanes, long limits) {
        return ((lanes | HIGH) - limits) & HIGH;
    }

    /** Only the lanes from {@code lane} on, which is at least 0; none if there are only eight before it. */
    static long from(int lane, long lanes) {
        return lane >= COUNT ? 0 : lanes & (-1L << (COUNT * lane));
    }

    /** Only the first lanes. */
    static long first(int count, long lanes) {
        return count >= COUNT ? lanes : lanes & ~(-1L << (COUNT * count));
    }

    /** The place of the first lane with a bit set. */
    static int firstOf(long lanes) {
        return Long.numberOfTrailingZeros(lanes) / COUNT;
    }

    /** 1 in the first lane with its high bit set, which is the only bit that lanes have; 0 in the others. */
    static long oneInFirst(long lanes) {
        return (lanes & -lanes) >>> 7;
    }

    /** The lesser one in each lane, of numbers up to 127. */
    static long lesser(long one, long other) {
        long oneIsNotLess = ((one | HIGH) - other) & HIGH;
        long mask = (oneIsNotLess - (oneIsNotLess >>> 7)) | oneIsNotLess;
        return (other & mask) | (one & ~mask);
    }

    /** The greater one in each lane, of numbers up to 127. */
    static long greater(long one, long other) {
        return one + other - lesser(one, other);
    }

    /** The greatest of the eight numbers, each up to 127. */
    static int greatest(long lanes) {
        return LARGEST - least(ALL_LARGEST - lanes);
    }

    /** The lanes from {@code count} on count as {@link #LARGEST}. */
    static long onlyFirst(int count, long lanes) {
        return count >= COUNT ? lanes : lanes | (ALL_LARGEST & (-1L << (COUNT * count)));
    }

    /** The least of the eight numbers, each up to 127. */
    static int least(long lanes) {
        long four = lesser(lanes, (lanes >>> 32) | (ALL_LARGEST << 32));
        long two = lesser(four, (four >>> 16) | (ALL_LARGEST << 48));
        return (int) (lesser(two, (two >>> 8) | (ALL_LARGEST << 56)) & 0xFF);
    }
}
