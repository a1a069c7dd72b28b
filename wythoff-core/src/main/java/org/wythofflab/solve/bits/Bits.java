package org.wythofflab.solve.bits;

import java.util.function.IntConsumer;

/** Rows of a board as bit sets in {@code long[]}: bit i is bit i mod 64 of word i / 64. */
public final class Bits {

    private Bits() {}

    public static boolean get(long[] bits, int i) {
        return (bits[i >>> 6] >>> i & 1) != 0;
    }

    public static void set(long[] bits, int i) {
        bits[i >>> 6] |= 1L << i;
    }

    public static int count(long[] bits) {
        return count(bits, bits.length);
    }

    /** How many bits are set in the first words. */
    public static int count(long[] bits, int words) {
        int count = 0;
        for (int w = 0; w < words; w++) {
            count += Long.bitCount(bits[w]);
        }
        return count;
    }

    /** Calls {@code action} for every set bit below {@code bound}, in order. */
    public static void forEach(long[] bits, int bound, IntConsumer action) {
        forEach(bits, 0, bits.length, bound, action);
    }

    /** The same for the words {@code from} to before {@code to}. */
    public static void forEach(long[] bits, int from, int to, int bound, IntConsumer action) {
        int words = Math.min(to, (bound + 63) >>> 6);
        for (int w = next(bits, from, words); w < words; w = next(bits, w + 1, words)) {
            for (long word = bits[w]; word != 0; word &= word - 1) {
                int i = (w << 6) + Long.numberOfTrailingZeros(word);
                if (i >= bound) {
                    return;
                }
                action.accept(i);
            }
        }
    }

    /** The first word from {@code from} to before {@code to} that is not 0, or the end; several are looked at together. */
    private static int next(long[] bits, int from, int to) {
        int w = from;
        while (w < to - 3 && (bits[w] | bits[w + 1] | bits[w + 2] | bits[w + 3]) == 0) {
            w += 4;
        }
        while (w < to && bits[w] == 0) {
            w++;
        }
        return w;
    }

    /** Whether a bit is set in {@code from..to}, both inclusive; an empty range has none. */
    public static boolean anyIn(long[] bits, int from, int to) {
        if (from > to) {
            return false;
        }
        int low = from >>> 6;
        int high = to >>> 6;
        long lowMask = -1L << from;
        long highMask = -1L >>> (63 - (to & 63));
        if (low == high) {
            return (bits[low] & lowMask & highMask) != 0;
        }
        for (int w = low + 1; w < high; w++) {
            if (bits[w] != 0) {
                return true;
            }
        }
        return (bits[low] & lowMask) != 0 || (bits[high] & highMask) != 0;
    }

    /** Exchanges rows and columns of a square of 64 words: bit j of word i and bit i of word j, in halves, quarters, ... */
    public static void transpose(long[] square) {
        long low = 0xFFFF_FFFFL;
        for (int half = 32; half > 0; half >>= 1, low ^= low << half) {
            for (int i = 0; i < Long.SIZE; i = (i + half + 1) & ~half) {
                long swapped = ((square[i] >>> half) ^ square[i + half]) & low;
                square[i] ^= swapped << half;
                square[i + half] ^= swapped;
            }
        }
    }

    /** Exchanges 0 and 1 at the places below {@code length}. */
    public static void complement(long[] words, int length) {
        for (int w = 0; w < words.length; w++) {
            words[w] = ~words[w];
        }
        trim(words, length);
    }

    /** Clears the bits from {@code bound} on. */
    public static void trim(long[] bits, int bound) {
        int w = bound >>> 6;
        if (w < bits.length) {
            bits[w] &= (1L << bound) - 1;
            for (int i = w + 1; i < bits.length; i++) {
                bits[i] = 0;
            }
        }
    }
}
