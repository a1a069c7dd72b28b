package org.wythofflab.solve.periods;

import java.util.Arrays;

/**
 * Many sets of numbers, each of which matters only in a window that moves upwards: number v is bit v modulo the length of the
 * ring, which is longer than the window.
 */
final class ValueRings {
    /** Words of one ring, a power of two. */
    private final int length;

    private final long[] words;

    /** @param window how far apart two numbers of one set can be that both matter */
    ValueRings(int count, long window) {
        // A word more, since rings are cleared by words.
        length = Integer.highestOneBit(Math.toIntExact(window / 64 + 1)) * 2;
        words = new long[Math.multiplyExact(count, length)];
    }

    /** How many numbers in a row are told apart. */
    int span() {
        return 64 * length;
    }

    void clear(int ring) {
        Arrays.fill(words, ring * length, (ring + 1) * length, 0);
    }

    /** Forgets in every ring the numbers that shared a word with this one. */
    void clearWord(long number) {
        for (int at = wordOf(number); at < words.length; at += length) {
            words[at] = 0;
        }
    }

    void add(int ring, long number) {
        words[ring * length + wordOf(number)] |= 1L << number;
    }

    private int wordOf(long number) {
        return (int) (number >>> 6) & (length - 1);
    }

    /** The 64 numbers of the word that holds this one. */
    long word(int ring, long number) {
        return words[ring * length + wordOf(number)];
    }

    /** The numbers from {@code from} on, as many as a word has bits, the first in bit 0. */
    long bits(int ring, long from) {
        long low = word(ring, from) >>> from;
        return (from & 63) == 0 ? low : low | word(ring, from + 64) << -from;
    }
}
