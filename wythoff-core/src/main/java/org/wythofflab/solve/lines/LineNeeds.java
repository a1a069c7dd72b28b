package org.wythofflab.solve.lines;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.solve.Need;

/** What {@link LineSet} takes for so many columns of a plan. */
record LineNeeds(LinePlan plan) {
    /** What a bitmap takes in a column, besides its steps. */
    private static final long COLUMN_NANOS = 20;

    /** Four or so for each bitmap and a mark for each start, in every column. */
    long steps() {
        return 4
                + 4L * plan.rays().size()
                + plan.starts()
                + plan.singles().size()
                + plan.wedge().map(LinePlan.WedgeShape::delay).orElse(0);
    }

    /** For a column: bitmaps and a wedge are dear, and of many marks most are set in words that are at hand. */
    private long nanos() {
        int dear = Math.max(1, plan.rays().size()) + (plan.wedge().isPresent() ? 1 : 0);
        return COLUMN_NANOS * dear + steps() / 2;
    }

    /**
     * Of the P-positions.
     *
     * @param square whether second piles are below the number of columns, too
     */
    Need of(BigInteger columns, boolean square) {
        return of(columns, BigInteger.ZERO, square);
    }

    /** Of the positions of one value, beside those of others. */
    Need of(BigInteger columns, BigInteger value, boolean square) {
        boolean small = columns.compareTo(BigInteger.valueOf(LineReach.SAMPLE)) <= 0;
        Optional<LineReach> reach = small ? Optional.empty() : LineReach.of(plan);
        BigInteger filled =
                reach.map(known -> known.bytes(columns, square)).orElseGet(() -> filledAtMost(columns, value, square));
        return new Need(
                columns.multiply(BigInteger.valueOf(steps())),
                filled.add(value).max(firstBytes()).add(aheadBytes(columns)),
                columns.multiply(BigInteger.valueOf(nanos())));
    }

    /** What every bitmap begins with. */
    private BigInteger firstBytes() {
        long bitmaps =
                1L + plan.rays().keySet().stream().mapToInt(LinePlan.Step::p).sum();
        return BigInteger.valueOf(bitmaps * FreeBits.FIRST_CAPACITY / Byte.SIZE);
    }

    /** For positions that may count in any of the columns ahead, see {@link RecentColumns}. */
    private BigInteger aheadBytes(BigInteger columns) {
        return plan.reach() < 0 ? BigInteger.valueOf(Integer.BYTES).shiftLeft(columns.bitLength()) : BigInteger.ZERO;
    }

    /** By what is proved. Of a bit, its part in the summaries and in the bitmap before it grew too, which makes 8/5. */
    private BigInteger filledAtMost(BigInteger columns, BigInteger value, boolean square) {
        BigInteger proved = plan.end(columns, value);
        BigInteger end = square ? columns.min(proved) : proved;
        BigInteger bits = end;
        for (LinePlan.Step step : plan.rays().keySet()) {
            BigInteger below = columns.multiply(BigInteger.valueOf(Math.max(0, step.q() - step.p())))
                    .divide(BigInteger.valueOf(step.p()));
            bits = bits.add(end.add(below).multiply(BigInteger.valueOf(step.p())));
        }
        // A column fills a place on each diagonal that its moves start from, on either side: so far from the main one.
        BigInteger diagonals =
                columns.multiply(BigInteger.valueOf((plan.starts() + 1) / 2)).divide(BigInteger.valueOf(plan.holds()));
        BigInteger counters = diagonals.multiply(BigInteger.valueOf(plan.holds() > 1 ? 8 : 0));
        return bits.divide(BigInteger.valueOf(5)).add(counters);
    }
}
