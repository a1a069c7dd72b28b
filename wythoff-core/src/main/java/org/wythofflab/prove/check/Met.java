package org.wythofflab.prove.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Rows of numbers, each with a number of its own: how many others were met before it. A loop over these numbers, while there are
 * more, that meets what follows each row comes to all that can be reached.
 */
final class Met {

    /** Far more than any certificate needs that was ever made; they fit in a machine's memory. */
    static final int MOST = 2_000_000;

    /** And not more than this in all of them: rules may have thousands of lines, and each is a number more. */
    static final int MOST_NUMBERS = 1 << 26;

    private final Map<Key, Integer> numbers = new HashMap<>();
    private final List<long[]> rows = new ArrayList<>();
    private long held;

    /** The number of a row, which is remembered if it is new; who asks may change the array. */
    int number(long... row) {
        Integer known = numbers.get(new Key(row));
        if (known != null) {
            return known;
        }
        held += row.length;
        Flaw.unless(
                rows.size() < MOST && held <= MOST_NUMBERS,
                "more than " + MOST + " states would have to be looked at, or their numbers are too many");
        rows.add(row.clone());
        numbers.put(new Key(rows.get(rows.size() - 1)), rows.size() - 1);
        return rows.size() - 1;
    }

    /** Nobody changes it. */
    long[] row(int number) {
        return rows.get(number);
    }

    int size() {
        return rows.size();
    }

    private static final class Key {

        /** Any odd number with many bits will do: it spreads small numbers over all of a hash. */
        private static final long SPREAD = 0x9E3779B97F4A7C15L;

        private final long[] row;

        Key(long[] row) {
            this.row = row;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && Arrays.equals(row, key.row);
        }

        @Override
        public int hashCode() {
            long hash = 1;
            for (long number : row) {
                hash = (hash ^ number) * SPREAD;
                hash ^= hash >>> 32;
            }
            return (int) hash;
        }
    }
}
