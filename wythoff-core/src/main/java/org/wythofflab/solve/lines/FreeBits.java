package org.wythofflab.solve.lines;

import java.util.Arrays;
import org.wythofflab.solve.ExhaustedException;

/**
 * A set of indices that only grows, and the next index that is not in it. Above the bits stand summaries: each has a bit
 * for every word of the level below that is full, so that a run of any length is passed in O(log64 length) steps.
 */
final class FreeBits {
    /** Twice as much is still an {@code int}. */
    static final int LARGEST = 1 << 30;

    static final int FIRST_CAPACITY = 1 << 12;

    private final long most;
    /** Indices below this have a bit. Behind it stands one word that is never full, so that every search ends. */
    private int capacity;

    private long[] bits = {};
    private long[][] levels = {};
    /** All indices from the first to before the second are in the set: the run that was passed last, mostly passed again. */
    private int runStart;

    private int runEnd;

    /** @param most all indices are below it */
    FreeBits(long most) {
        this.most = most;
        resize((int) Math.min(FIRST_CAPACITY, most));
    }

    boolean contains(int index) {
        int word = index >> 6;
        return word < bits.length && (bits[word] >>> index & 1) != 0;
    }

    /** The least index, at least as large, that is not in the set. */
    int next(int index) {
        int from = pastRun(index);
        if (from >= capacity) {
            return from;
        }
        long free = ~bits[from >> 6] >>> from;
        return free != 0 ? from + Long.numberOfTrailingZeros(free) : pass(from);
    }

    private int pastRun(int index) {
        return index >= runStart && index < runEnd ? runEnd : index;
    }

    /** The next index after a word that is full from {@code from} on. */
    private int pass(int from) {
        if (from != runEnd) {
            runStart = from;
        }
        runEnd = nextAfter(from >> 6);
        return runEnd;
    }

    /** Up to the first level on which a word has a free bit, and down again. */
    private int nextAfter(int fullWord) {
        int at = fullWord + 1;
        int level = 1;
        while (true) {
            long free = ~levels[level][at >> 6] >>> at;
            if (free != 0) {
                at += Long.numberOfTrailingZeros(free);
                break;
            }
            at = (at >> 6) + 1;
            level++;
        }
        while (level > 0) {
            level--;
            at = (at << 6) + Long.numberOfTrailingZeros(~levels[level][at]);
        }
        return at;
    }

    /** Above all indices in the set. */
    int end() {
        int word = bits.length - 1;
        while (word >= 0 && bits[word] == 0) {
            word--;
        }
        return word < 0 ? 0 : (word + 1) * Long.SIZE - Long.numberOfLeadingZeros(bits[word]);
    }

    void add(int index) {
        if (index >= capacity) {
            grow(index);
        }
        int word = index >> 6;
        long now = bits[word] | 1L << index;
        bits[word] = now;
        if (now == -1L) {
            summarise(word);
        }
    }

    private void summarise(int fullWord) {
        int at = fullWord;
        for (int level = 1; level < levels.length; level++) {
            long now = levels[level][at >> 6] |= 1L << at;
            if (now != -1L) {
                return;
            }
            at >>= 6;
        }
    }

    private void grow(int index) {
        if (index >= most || index >= LARGEST) {
            throw new ExhaustedException("the lines no longer fit: index " + index + "; ask for a smaller bound");
        }
        resize((int) Math.min(Math.min(most, LARGEST), Math.max(2L * capacity, index + 1L)));
    }

    private void resize(int newCapacity) {
        capacity = newCapacity;
        int words = (capacity >> 6) + 2;
        int count = 1;
        for (int above = words; above > 1; above = (above + 63) >> 6) {
            count++;
        }
        // What is new is not full, and neither was the one word of the highest level so far.
        long[][] resized = new long[count][];
        for (int level = 0; level < count; level++, words = (words + 63) >> 6) {
            resized[level] = level < levels.length ? Arrays.copyOf(levels[level], words) : new long[words];
        }
        levels = resized;
        bits = levels[0];
    }
}
