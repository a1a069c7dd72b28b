package org.wythofflab.solve.grundy;

import java.util.Arrays;

/** Many sets of Grundy values, each a bit set that grows with its largest value. */
final class ValueSets {
    private static final long[] EMPTY = {};

    private final long[][] sets;

    ValueSets(int count) {
        sets = new long[count][];
        Arrays.fill(sets, EMPTY);
    }

    void add(int index, int value) {
        long[] set = sets[index];
        int word = value >>> 6;
        if (word >= set.length) {
            set = Arrays.copyOf(set, Math.max(word + 1, set.length + set.length / 2));
            sets[index] = set;
        }
        set[word] |= 1L << value;
    }

    void remove(int index, int value) {
        sets[index][value >>> 6] &= ~(1L << value);
    }

    void addAll(int index, long[] others) {
        long[] set = sets[index];
        if (set.length < others.length) {
            set = Arrays.copyOf(set, others.length);
            sets[index] = set;
        }
        for (int word = 0; word < others.length; word++) {
            set[word] |= others[word];
        }
    }

    long[] get(int index) {
        return sets[index];
    }

    void clear() {
        for (long[] set : sets) {
            Arrays.fill(set, 0);
        }
    }

    /** The least value in none of the first {@code count} sets given. */
    static int mex(long[][] chosen, int count) {
        for (int word = 0; ; word++) {
            long taken = 0;
            for (int i = 0; i < count; i++) {
                long[] set = chosen[i];
                if (word < set.length) {
                    taken |= set[word];
                }
            }
            if (taken != ~0L) {
                return (word << 6) + Long.numberOfTrailingZeros(~taken);
            }
        }
    }
}
