package org.wythofflab.solve.lines;

import java.util.Arrays;
import org.wythofflab.rules.Progression;
import org.wythofflab.solve.ColumnEngine;

/**
 * The columns of a game whose two-pile moves are the diagonal k = l and a few single moves, as in Wythoff's game and in Maharaja
 * Nim: what {@link LineSet} does, in one loop that asks for nothing else. A P-position takes a few nanoseconds, and what is
 * asked in vain for each of them would be most of the time.
 */
final class DiagonalColumns {
    /** More are rather asked for by {@link SinglePairs}. */
    static final int MOST_SINGLES = 8;

    private static final int NONE = Integer.MIN_VALUE / 2;

    private final int columns;
    private final int limit;
    private final FreeBits rows;
    /** By y - x. */
    private final FreeBits diagonals;

    /** The single moves (k,l). */
    private final int[] ks;

    private final int[] ls;
    private final boolean hasSingles;
    /** Of recent columns x, at x & mask, the second pile, or what no second pile less an amount is. */
    private final int[] recent;

    private final int mask;
    private final RecentColumns mirrored;
    private final int reach;
    /** @param plan {@link LinePlan#isDiagonalAnd} */
    DiagonalColumns(LinePlan plan, int columns, int limit) {
        this.columns = columns;
        this.limit = limit;
        rows = new FreeBits(limit);
        diagonals = new FreeBits(limit);
        ks = plan.singles().stream().mapToInt(Progression::k).toArray();
        ls = plan.singles().stream().mapToInt(Progression::l).toArray();
        hasSingles = ks.length > 0;
        recent = new int[Integer.highestOneBit(plan.depth()) << 1];
        mask = recent.length - 1;
        Arrays.fill(recent, NONE);
        reach = plan.reach();
        mirrored = new RecentColumns(Math.max(1, Math.min(reach, columns)));
    }

    /** As {@link LineSet#isFull}, before column x. */
    boolean isFull(int x) {
        return diagonals.next(0) + x >= limit;
    }

    /**
     * Hands over what is in some columns.
     *
     * @param first where to look in the first of them
     */
    boolean run(int from, int to, int first, ColumnEngine.Sink sink) {
        int least = first;
        // What (b,a) keeps is on a diagonal up to the reach, and keeps nothing once these are all taken.
        boolean mirrors = hasSingles && diagonals.next(0) <= reach;
        for (int x = from; x < to; x++, least = x) {
            int y = rows.contains(x) ? limit : room(x, least);
            if (y < limit) {
                rows.add(y);
                diagonals.add(y - x);
            }
            if (mirrors) {
                remember(x, y);
            } else if (hasSingles) {
                recent[x & mask] = y < limit ? y : NONE;
            }
            if (y < limit && !sink.accept(x, y)) {
                return false;
            }
        }
        return true;
    }

    private int room(int x, int least) {
        int y = rows.next(least);
        while (y < limit) {
            int free = reachable(x, y);
            if (free == y) {
                return y;
            }
            y = rows.next(free);
            if (y == free) {
                return y;
            }
        }
        return y;
    }

    /** The least y, at least as large, whose diagonal is free and from which no single move leads to a position. */
    private int reachable(int x, int y) {
        int diagonal = x + diagonals.next(y - x);
        while (hasSingles && hasOption(x, diagonal)) {
            diagonal = x + diagonals.next(diagonal + 1 - x);
        }
        return diagonal;
    }

    /** Whether a single move leads to a position. */
    private boolean hasOption(int x, int y) {
        for (int i = 0; i < ks.length; i++) {
            if (recent[(x - ks[i]) & mask] + ls[i] == y) {
                return true;
            }
        }
        return false;
    }

    private void remember(int x, int y) {
        if (y >= limit) {
            int a = mirrored.take(x);
            recent[x & mask] = a < 0 ? NONE : a;
            return;
        }
        recent[x & mask] = y;
        if (y > x && y - x <= reach && y < columns) {
            mirrored.set(y, x);
        }
    }
}
