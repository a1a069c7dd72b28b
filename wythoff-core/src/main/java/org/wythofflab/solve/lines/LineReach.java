package org.wythofflab.solve.lines;

import java.math.BigInteger;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How much a {@link LineSet} holds after some columns, told by its first ones: what was proved of second piles (see
 * {@link LinePlan#end}) is up to three times what they are, and they grow in proportion to the columns.
 *
 * @param square the bytes that are filled after {@link #SAMPLE} columns if second piles are below as many
 * @param any the same if second piles have any size
 */
record LineReach(long square, long any) {
    /** So few that this takes about a millisecond; of fewer columns nothing has to be known. */
    static final int SAMPLE = 1 << 11;

    /** Whatever happens at amounts beyond this may not be seen in a sample. */
    private static final int FARTHEST = SAMPLE / 8;

    /** With more steps a column, a sample would take longer than some answers. */
    private static final long MOST_STEPS = 128;

    /** The last plan that was tried: its needs are asked for many times before it is run. */
    private static volatile @Nullable Known last;

    private record Known(LinePlan plan, LineReach reach) {}

    /** Empty where a sample would not tell, or take long. */
    static Optional<LineReach> of(LinePlan plan) {
        boolean near = plan.farthest() <= FARTHEST && new LineNeeds(plan).steps() <= MOST_STEPS;
        return near ? Optional.of(sampled(plan)) : Optional.empty();
    }

    private static LineReach sampled(LinePlan plan) {
        Known known = last;
        if (known == null || !known.plan.equals(plan)) {
            int end = plan.end(BigInteger.valueOf(SAMPLE), BigInteger.ZERO).intValueExact();
            known = new Known(plan, new LineReach(filled(plan, SAMPLE), filled(plan, end)));
            last = known;
        }
        return known.reach;
    }

    private static long filled(LinePlan plan, int limit) {
        LineSet set = new LineSet(plan, SAMPLE, limit, plan.marksEnds());
        for (int x = 0; x < SAMPLE; x++) {
            set.step(plan.misere() && x == 0 ? 1 : x);
        }
        return set.filledBytes();
    }

    /** Of arrays that are doubled when they are full, once or twice what is filled is held. */
    BigInteger bytes(BigInteger columns, boolean isSquare) {
        return columns.multiply(BigInteger.valueOf(3 * (isSquare ? square : any)))
                .divide(BigInteger.valueOf(2 * SAMPLE));
    }
}
