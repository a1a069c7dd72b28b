package org.wythofflab.solve.grundy;

import java.util.Arrays;

/**
 * The shadow of the moves k = l (mod m): a position shades what is below and right of it where y - x leaves the same
 * remainder, so that of each remainder the least column tells all. A mirror image is left of everything asked about.
 */
final class CongruenceShadow implements Shadow {
    private final int[] least;
    private int largest = Integer.MAX_VALUE;

    CongruenceShadow(int modulus) {
        least = new int[modulus];
        Arrays.fill(least, Integer.MAX_VALUE);
    }

    @Override
    public int next(int x, int y) {
        if (y > largest) {
            return Integer.MAX_VALUE;
        }
        int remainder = (y - x) % least.length;
        for (int column = y; column < y + least.length; column++) {
            if (column <= least[remainder]) {
                return column;
            }
            remainder = remainder + 1 == least.length ? 0 : remainder + 1;
        }
        // Farther right the same remainders come again.
        return Integer.MAX_VALUE;
    }

    /** The remainders that a row below has are among those of this one, and its columns are larger. */
    @Override
    public boolean covers(int x, int columns) {
        return next(x, x) >= columns;
    }

    @Override
    public void add(int x, int y) {
        int remainder = Math.floorMod(y - x, least.length);
        if (y < least[remainder]) {
            boolean wasLargest = least[remainder] == largest;
            least[remainder] = y;
            if (wasLargest) {
                largest = largest();
            }
        }
    }

    /** A plain loop: this is asked for each remainder of each value, where a stream took a quarter of the time. */
    private int largest() {
        int found = 0;
        for (int column : least) {
            found = Math.max(found, column);
        }
        return found;
    }
}
