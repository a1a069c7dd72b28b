package org.wythofflab.solve.bits;

/**
 * Pairs of amounts with structure across k: for j = 0, 1, ..., count - 1 the amount k + j*stride goes with the run that
 * begins at {@code run.first + j*rise} and, unless that is endless, ends at {@code run.last + j*lastRise}. A count of
 * {@link Run#ENDLESS} goes on past the edge of the board. All steps of the run divide the rises.
 */
public record Fan(int k, int stride, int count, Run run, int rise, int lastRise) {

    public boolean isEndless() {
        return count == Run.ENDLESS;
    }

    /** How many amounts the j-th run has, at most {@code most}. */
    public int length(int j, int most) {
        long first = run.first() + (long) j * rise;
        long last = run.isEndless() ? Run.ENDLESS : run.last() + (long) j * lastRise;
        return (int) Math.max(0, Math.min(most, (last - first) / run.step() + 1));
    }

    /** What takes from the first pile alone: one amount, zero, from the second. */
    static Fan ofFirst(Run amounts) {
        int count = amounts.isEndless() ? Run.ENDLESS : (amounts.last() - amounts.first()) / amounts.step() + 1;
        return new Fan(amounts.first(), amounts.step(), count, new Run(0, 1, 0), 0, 0);
    }
}
