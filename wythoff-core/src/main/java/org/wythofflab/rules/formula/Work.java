package org.wythofflab.rules.formula;

import org.wythofflab.exact.Patience;

/**
 * What one question to a formula may cost in all: the bits of all numbers that are put together on the way. A formula of a few
 * thousand signs, each number on the way as large as one may be, would otherwise take minutes for a single answer.
 */
final class Work {
    /** Below this, looking whether somebody waits no longer would cost more than the numbers do. */
    private static final long MUCH = 1 << 12;

    private final long limit;
    private long spent;
    private long sinceLook;

    Work(long limit) {
        this.limit = limit;
    }

    /**
     * Counts some bits.
     *
     * @return whether there was enough left
     * @throws java.util.concurrent.CancellationException if nobody waits for the answer any more
     */
    boolean spend(long bits) {
        spent += bits;
        sinceLook += bits;
        if (sinceLook > MUCH) {
            sinceLook = 0;
            Patience.check();
        }
        return spent <= limit;
    }

    long limit() {
        return limit;
    }
}
