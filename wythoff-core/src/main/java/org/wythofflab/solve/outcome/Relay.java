package org.wythofflab.solve.outcome;

/**
 * Hands out the work on some rows, by bands of columns and blocks of rows: the blocks of a band one after the other, and each
 * when the band before it has done the same block. A thread goes on with its band as long as it can, since it has the data
 * at hand, and then with the first band that can go on.
 */
final class Relay {
    /** A short wait is over sooner than a thread is asleep. */
    private static final int GLANCES = 300;

    private static final int NOTHING_YET = -2;

    /** Said when nothing is left to take. */
    static final int OVER = -1;

    private final int blocks;
    private final int[] done;
    private final boolean[] busy;
    /** The first band that is not complete. */
    private int first;

    private boolean failed;
    private int asleep;

    Relay(int bands, int blocks) {
        this.blocks = blocks;
        done = new int[bands];
        busy = new boolean[bands];
    }

    /** A band of which the caller is to do the next block, the same as before if that can go on. Waits for one. */
    int take(int mine) {
        for (int glance = 0; glance < GLANCES; glance++) {
            int band = look(mine);
            if (band != NOTHING_YET) {
                return band;
            }
            Thread.onSpinWait();
        }
        return sleep(mine);
    }

    /** The next block of a band that was taken. */
    synchronized int block(int band) {
        return done[band];
    }

    synchronized void finish(int band) {
        busy[band] = false;
        done[band]++;
        while (first < done.length && done[first] == blocks) {
            first++;
        }
        if (asleep > 0) {
            notifyAll();
        }
    }

    /** Nobody shall wait for a thread that failed; its failure reaches the caller by the crew. */
    synchronized void fail() {
        failed = true;
        notifyAll();
    }

    private synchronized int look(int mine) {
        if (failed || first == done.length) {
            return OVER;
        }
        if (isReady(mine)) {
            busy[mine] = true;
            return mine;
        }
        for (int band = first; band < done.length; band++) {
            if (isReady(band)) {
                busy[band] = true;
                return band;
            }
            if (done[band] == 0) {
                break;
            }
        }
        return NOTHING_YET;
    }

    private boolean isReady(int band) {
        return !busy[band] && done[band] < blocks && (band == 0 || done[band - 1] > done[band]);
    }

    private synchronized int sleep(int mine) {
        boolean interrupted = false;
        int band = look(mine);
        asleep++;
        while (band == NOTHING_YET) {
            try {
                wait();
            } catch (InterruptedException later) {
                // The other threads write to what the caller would throw away; a stop comes between the rows.
                interrupted = true;
            }
            band = look(mine);
        }
        asleep--;
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return band;
    }
}
