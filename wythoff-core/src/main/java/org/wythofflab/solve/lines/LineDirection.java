package org.wythofflab.solve.lines;

import java.util.Arrays;
import java.util.List;
import org.wythofflab.rules.Progression;
import org.wythofflab.solve.ExhaustedException;

/**
 * All lines of one step (p,q). Positions (x,y) and (x + i*p, y + i*q) are on the same line: they have the same x mod p
 * and the same index y - q*floor(x/p), which for 64 consecutive y is one word.
 */
final class LineDirection {
    private final int p;
    private final int q;
    private final int limit;
    private final int offset;
    private final FreeBits[] classes;
    /** Starts that are not behind a step mark their line at once: until then nothing on it is asked about. */
    private final int[] soonK;

    private final int[] soonL;
    private final int[] laterK;
    private final int[] laterL;
    /** How many positions the diagonal holds, and has so far; only if it holds several. */
    private final int holds;

    private int[] held = {};

    /** Of the column at work: x mod p, its lines, and q*floor(x/p) less what indices are moved up by. */
    private int residue;

    private FreeBits now;
    private int base;

    LineDirection(LinePlan.Step step, List<Progression> starts, int holds, int columns, int limit) {
        p = step.p();
        q = step.q();
        this.limit = limit;
        this.holds = step.isDiagonal() ? holds : 1;
        long below = step.below(columns);
        if (below > FreeBits.LARGEST) {
            throw new ExhaustedException(
                    "lines as steep as (" + p + "," + q + ") do not fit so many columns; ask for a smaller bound");
        }
        offset = (int) below;
        classes = new FreeBits[p];
        Arrays.setAll(classes, r -> new FreeBits((long) limit + offset));
        List<Progression> marks = starts.stream()
                .filter(ray -> this.holds == 1 || ray.k() != ray.l())
                .toList();
        soonK = marks.stream()
                .filter(ray -> ray.k() <= p)
                .mapToInt(Progression::k)
                .toArray();
        soonL = marks.stream()
                .filter(ray -> ray.k() <= p)
                .mapToInt(Progression::l)
                .toArray();
        laterK = marks.stream()
                .filter(ray -> ray.k() > p)
                .mapToInt(Progression::k)
                .toArray();
        laterL = marks.stream()
                .filter(ray -> ray.k() > p)
                .mapToInt(Progression::l)
                .toArray();
        residue = p == 1 ? 0 : p - 1;
        base = -offset - q;
        now = classes[0];
    }

    boolean isDiagonal() {
        return p == 1 && q == 1;
    }

    /** Whether it wants to know that a column begins. */
    boolean isBusy() {
        return p > 1 || laterK.length > 0;
    }

    /** Column x begins: marks the lines that start in it. */
    void begin(int x, RecentColumns recent) {
        if (p > 1) {
            residue++;
            if (residue == p) {
                residue = 0;
                base += q;
            }
            now = classes[residue];
        }
        start(x, recent);
    }

    /** Marks the lines that start in column x, the one at work, for one position of each recent column. */
    void start(int x, RecentColumns recent) {
        for (int i = 0; i < laterK.length; i++) {
            int y = recent.at(x - laterK[i]);
            if (y >= 0) {
                mark(now, y + laterL[i], base(x));
            }
        }
    }

    private int base(int x) {
        return p == 1 ? q * x - offset : base;
    }

    /** The least y, at least as large, whose line is free in column x, the one at work. */
    int next(int x, int y) {
        int start = base(x);
        return now.next(y - start) + start;
    }

    /** Marks the lines of a position of column x, the one at work, that start at once. */
    void put(int x, int y) {
        int start = base(x);
        for (int i = 0; i < soonK.length; i++) {
            int ahead = residue + soonK[i];
            if (ahead >= p) {
                mark(classes[ahead - p], y + soonL[i], start + q);
            } else {
                mark(classes[ahead], y + soonL[i], start);
            }
        }
        if (holds > 1) {
            count(y - start);
        }
    }

    /** The bits up to the last that is marked. */
    long filledBits() {
        return Arrays.stream(classes).mapToLong(FreeBits::end).sum();
    }

    /** The counters up to the last that counts. */
    int filledCounters() {
        int end = held.length;
        while (end > 0 && held[end - 1] == 0) {
            end--;
        }
        return end;
    }

    private void mark(FreeBits lines, int y, int start) {
        // Below 0 are lines that stay below the diagonal, and past the limit nobody looks.
        if (y >= start && y < limit) {
            lines.add(y - start);
        }
    }

    private void count(int index) {
        if (index >= 0) {
            if (index >= held.length) {
                held = Arrays.copyOf(held, Math.max(2 * held.length, index + 64));
            }
            if (++held[index] == holds) {
                now.add(index);
            }
        }
    }
}
