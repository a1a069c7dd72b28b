package org.wythofflab.solve.bits;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Unites masks, each moved up to the marked position it is for. Those that move by the same number of whole words are
 * united before they do: then all loops take their arrays at one index, and only so does the Java machine turn them into
 * vector instructions.
 */
public final class MovedMasks {
    private final int words;
    /** For each number of whole words, where the marked positions are: the row times 64, plus the bit. */
    private final long[][] places;

    private final int[] sizes;
    /** The amounts that go with each k: as a mask, or one by one if they are few. */
    private final long[] @Nullable [] masks;

    private final int[] @Nullable [] amounts;

    public MovedMasks(int rows, int words) {
        this.words = words;
        masks = new long[rows][];
        amounts = new int[rows][];
        places = new long[words][4];
        sizes = new int[words];
    }

    /** Tells the amounts that go with k; threads may do so side by side. */
    public void put(int k, Mask mask) {
        if (mask.isSparse()) {
            amounts[k] = mask.amounts();
        } else {
            masks[k] = mask.bits();
        }
    }

    /** Takes note of a marked position. */
    public void add(int x, int y) {
        int whole = y >>> 6;
        if (sizes[whole] == places[whole].length) {
            places[whole] = Arrays.copyOf(places[whole], 2 * sizes[whole]);
        }
        places[whole][sizes[whole]++] = ((long) x << 6) | (y & 63);
    }

    /** What one thread needs to unite its share. */
    public final class Union {
        /** The parts of moved words that stay in their word, and those that go over into the next one. */
        private final long[] stay = new long[words];

        private final long[] over = new long[words];
        private long @Nullable [] waiting;
        private int waitingPart;

        /** Marks in {@code target} from where in row x every {@code shares}-th of the positions is reached. */
        public void addTo(long[] target, int x, int share, int shares) {
            for (int whole = 0; whole < words; whole++) {
                if (share < sizes[whole]) {
                    addTo(target, x, whole, share, shares);
                }
            }
        }

        private void addTo(long[] target, int x, int whole, int share, int shares) {
            int end = words - whole;
            Arrays.fill(stay, 0, end, 0);
            Arrays.fill(over, 0, end, 0);
            long[] found = places[whole];
            for (int i = share; i < sizes[whole]; i += shares) {
                int part = (int) found[i] & 63;
                int k = x - (int) (found[i] >>> 6);
                long[] mask = masks[k];
                int[] single = amounts[k];
                if (mask != null) {
                    take(mask, part, end);
                } else if (single != null) {
                    set(target, single, (whole << 6) + part);
                }
            }
            if (waiting != null) {
                unite(stay, over, waiting, waitingPart, 0, Math.min(end, waiting.length));
                waiting = null;
            }
            target[whole] |= stay[0];
            for (int w = 1; w < end; w++) {
                target[whole + w] |= stay[w] | over[w - 1];
            }
        }

        private void set(long[] target, int[] found, int y) {
            for (int l : found) {
                if (y + l < words << 6) {
                    Bits.set(target, y + l);
                }
            }
        }

        /** Two at a time, so that half as much is stored. */
        private void take(long[] bits, int part, int end) {
            long[] other = waiting;
            if (other == null) {
                waiting = bits;
                waitingPart = part;
                return;
            }
            waiting = null;
            int both = Math.min(end, Math.min(bits.length, other.length));
            unite(stay, over, bits, part, other, waitingPart, both);
            unite(stay, over, bits, part, both, Math.min(end, bits.length));
            unite(stay, over, other, waitingPart, both, Math.min(end, other.length));
        }
    }

    private static void unite(long[] stay, long[] over, long[] bits, int part, int from, int to) {
        int rest = 63 - part;
        for (int w = from; w < to; w++) {
            stay[w] |= bits[w] << part;
            // In two steps, since a shift by 64 would be none.
            over[w] |= bits[w] >>> 1 >>> rest;
        }
    }

    private static void unite(long[] stay, long[] over, long[] bits, int part, long[] bits2, int part2, int to) {
        int rest = 63 - part;
        int rest2 = 63 - part2;
        for (int w = 0; w < to; w++) {
            stay[w] |= bits[w] << part | bits2[w] << part2;
            over[w] |= bits[w] >>> 1 >>> rest | bits2[w] >>> 1 >>> rest2;
        }
    }
}
