package org.wythofflab.solve.stream;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.wythofflab.solve.Budget;

/**
 * How large the larger piles of a rule become, told by its first columns: they grow in proportion to these, and by how much
 * depends on the rule.
 *
 * @param end above all larger piles of the first {@link #SAMPLE} columns
 */
record BlockingReach(int end) {
    /** So few that this takes a few milliseconds; of fewer columns nothing has to be known. */
    static final int SAMPLE = 1 << 11;

    /** The last rule that was tried: its needs are asked for many times before it is run. */
    private static volatile @Nullable Known last;

    private record Known(BlockingRule rule, BlockingReach reach) {}

    static BlockingReach of(BlockingRule rule) {
        Known known = last;
        if (known == null || !known.rule.equals(rule)) {
            int[] end = {0};
            new BlockingStream(rule, rule.modulus(), Integer.MAX_VALUE)
                    .run(SAMPLE, Budget.of(Long.MAX_VALUE, Long.MAX_VALUE), (a, b) -> {
                        end[0] = Math.max(end[0], b + 1);
                        return true;
                    });
            known = new Known(rule, new BlockingReach(end[0]));
            last = known;
        }
        return known.reach;
    }

    /** An eighth more, as the proportion is not quite the same later. */
    BigInteger at(BigInteger columns) {
        return columns.multiply(BigInteger.valueOf(9L * end)).divide(BigInteger.valueOf(8L * SAMPLE));
    }
}
