package org.wythofflab.solve.outcome;

import java.util.Arrays;
import org.wythofflab.solve.bits.BitRing;

/**
 * What the planes of a band held at some row, as far as later rows depend on it. When they come back to it, and the columns
 * before go on as they did then, so do all rows of the band: nothing else is handed from row to row.
 */
final class ReturningPlanes {
    /** With more rows it takes longer to compare them than it saves. */
    private static final int MOST_ROWS = 64;

    private final BitRing[] planes;
    private final int[] depths;
    private final long[][][] rows;
    private final boolean[][] even;
    private final long[][] everywhere;
    private boolean kept;

    /** @param depths how many rows of each plane the next row depends on */
    ReturningPlanes(BitRing[] planes, int[] depths, int width) {
        this.planes = planes;
        this.depths = rows(depths) > 0 ? depths : new int[depths.length];
        rows = new long[planes.length][][];
        even = new boolean[planes.length][];
        everywhere = new long[planes.length][];
        for (int p = 0; p < planes.length; p++) {
            rows[p] = new long[this.depths[p]][width];
            even[p] = new boolean[this.depths[p]];
            everywhere[p] = new long[this.depths[p]];
        }
    }

    /** How many rows of words are held; 0 if they would be too many, and then no return is seen. */
    static long rows(int[] depths) {
        long rows = Arrays.stream(depths).asLongStream().sum();
        return rows <= MOST_ROWS ? rows : 0;
    }

    /** To be called between two rows. */
    void keep() {
        kept = rows(depths) > 0;
        for (int p = 0; p < planes.length; p++) {
            for (int delay = 0; delay < depths[p]; delay++) {
                even[p][delay] = planes[p].isEven(delay);
                if (even[p][delay]) {
                    everywhere[p][delay] = planes[p].word(delay);
                } else {
                    System.arraycopy(planes[p].row(delay), 0, rows[p][delay], 0, rows[p][delay].length);
                }
            }
        }
    }

    /** Whether all is as it was when it was kept. */
    boolean areBack() {
        if (!kept) {
            return false;
        }
        for (int p = 0; p < planes.length; p++) {
            for (int delay = 0; delay < depths[p]; delay++) {
                if (!isBack(planes[p], p, delay)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isBack(BitRing plane, int p, int delay) {
        if (plane.isEven(delay) != even[p][delay]) {
            return false;
        }
        return even[p][delay]
                ? plane.word(delay) == everywhere[p][delay]
                : Arrays.equals(plane.row(delay), rows[p][delay]);
    }
}
