package org.wythofflab.solve.lines;

import java.util.Arrays;

/**
 * Where moves with {@code max(k,l) < s*min(k,l) + t}, s &gt;= 2, lead to a position of the set: from column x, for the
 * position (c,d) and k = x - c, the y from d + floor((k-t)/s) + 1 to d + s*k + t - 1, but not below d.
 *
 * <p>From one column to the next the lower end of such an interval grows by at most 1 and the upper end by s: intervals
 * that touch once, touch for ever. So they are kept as few groups, each with its least s*d - c, which gives the lower
 * end, and its greatest d - s*c, which gives the upper end. Groups stay in the order of their lower ends. A position
 * joins them once k &gt;= t - s, as before that its lower end would be below d; until then it is asked by itself.
 */
final class WedgeIntervals {
    private final int s;
    private final int t;
    private final int delay;
    private final int limit;
    private long[] lows = new long[8];
    private long[] highs = new long[8];
    private int count;

    WedgeIntervals(LinePlan.WedgeShape shape, int limit) {
        s = shape.s();
        t = shape.t();
        delay = shape.delay();
        this.limit = limit;
    }

    /** The position of the column that comes to be regular joins the groups; then column x begins. */
    void join(int x, RecentColumns recent) {
        int c = x - delay;
        int d = recent.at(c);
        if (d >= 0) {
            insert((long) s * d - c, d - (long) s * c);
        }
    }

    /** Column x begins. */
    void begin(int x) {
        int kept = 0;
        for (int i = 1; i < count; i++) {
            if (high(highs[kept], x) >= low(lows[i], x) - 1) {
                highs[kept] = Math.max(highs[kept], highs[i]);
            } else {
                kept++;
                lows[kept] = lows[i];
                highs[kept] = highs[i];
            }
        }
        count = Math.min(count, kept + 1);
    }

    private long low(long key, int x) {
        return Math.floorDiv(x + key - t, s) + 1L;
    }

    private long high(long key, int x) {
        return key + (long) s * x + t - 1;
    }

    private void insert(long low, long high) {
        if (count == lows.length) {
            lows = Arrays.copyOf(lows, 2 * count);
            highs = Arrays.copyOf(highs, 2 * count);
        }
        int place = count++;
        for (; place > 0 && lows[place - 1] > low; place--) {
            lows[place] = lows[place - 1];
            highs[place] = highs[place - 1];
        }
        lows[place] = low;
        highs[place] = high;
    }

    /** The least y, at least as large, that is in no group, and then not in the interval of a recent position either. */
    int next(int x, int y, RecentColumns recent) {
        long free = y;
        for (int i = 0; i < count && low(lows[i], x) <= free; i++) {
            free = Math.max(free, high(highs[i], x) + 1);
        }
        return past(x, (int) Math.min(free, limit), recent);
    }

    /** The least y, at least as large, that is past the intervals of the recent positions it lies in. */
    int past(int x, int y, RecentColumns recent) {
        long free = y;
        for (int k = 1; k < delay; k++) {
            int d = recent.at(x - k);
            long end = d + (long) s * k + t;
            if (d >= 0 && d <= free && free < end) {
                free = end;
            }
        }
        return (int) Math.min(free, limit);
    }
}
