package org.wythofflab.solve.outcome;

import java.util.List;

/**
 * How many rows a block should have, so that most bands can repeat the one before: a multiple of their periods. A change makes
 * all bands solve one more block, and so it comes when as many could have been spared.
 */
final class BlockLength {
    private final List<? extends RowBand> bands;
    private final int most;
    private int rows;
    /** How many blocks were solved since the last change that another length would have spared. */
    private long missed;

    /** @param most how many rows a block may have, and has at first */
    BlockLength(List<? extends RowBand> bands, int most) {
        this.bands = bands;
        this.most = most;
        rows = most;
    }

    int rows() {
        return rows;
    }

    /** To be called when all bands have solved some blocks of so many rows. */
    void adapt(int blocks) {
        int[] bandsOf = new int[most + 1];
        for (RowBand band : bands) {
            bandsOf[band.period() <= most ? band.period() : 0]++;
        }
        int best = rows;
        int now = repeating(bandsOf, rows);
        int then = now;
        for (int length = most; length > most / 2; length--) {
            int repeating = repeating(bandsOf, length);
            if (repeating > then) {
                best = length;
                then = repeating;
            }
        }
        missed += (long) blocks * (then - now);
        if (missed > bands.size()) {
            rows = best;
            missed = 0;
        }
    }

    /** How many bands have a period that divides so many rows. */
    private static int repeating(int[] bandsOf, int rows) {
        int bands = 0;
        for (int period = 1; period < bandsOf.length; period++) {
            bands += rows % period == 0 ? bandsOf[period] : 0;
        }
        return bands;
    }
}
