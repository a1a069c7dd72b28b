package org.wythofflab.solve.lines;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Positions of which none is an option of another, at most one in each column and row: the P-positions, or those of one
 * Grundy value; besides, perhaps, the positions at which the game is over. Columns come in order; in each, {@link #room}
 * tells where there is still room.
 *
 * <p>(x,y) has room if its row is free, all its lines are, and no single move leads to one of the set. Each of these
 * answers "from here on the next free y is ...", and they are asked in turn until all agree (a leapfrog join).
 */
final class LineSet {
    private final int columns;
    private final int limit;
    private final FreeBits rows;
    private final LineDirection[] directions;
    /** Those that have something to do when a column begins. */
    private final LineDirection[] busy;

    private final SinglePairs singles;
    private final @Nullable WedgeIntervals wedge;
    /** Whether anything asks for the positions of earlier columns. */
    private final boolean remembers;

    private final RecentColumns recent;
    /** The smaller piles of those columns ahead whose position (b,a) may still count. */
    private final RecentColumns mirrored;

    private final int reach;
    /** Where the game is over, and whether these positions are in the set. */
    private final EndColumns ends;

    private final boolean holdsEnds;
    /** The ends of recent columns, one of each column in each of these, and the last column in which they are asked for. */
    private final RecentColumns[] recentEnds;

    private final int lastEnds;
    private int x = -1;

    /**
     * The empty set.
     *
     * @param limit second piles are below it
     * @param holdsEnds whether it is to hold the positions at which the game is over; else it holds none of them
     */
    LineSet(LinePlan plan, int columns, int limit, boolean holdsEnds) {
        this.columns = columns;
        this.limit = limit;
        this.holdsEnds = holdsEnds;
        ends = plan.ends();
        recentEnds = new RecentColumns[holdsEnds ? ends.most() : 0];
        Arrays.setAll(recentEnds, i -> new RecentColumns(plan.depth()));
        lastEnds = recentEnds.length == 0 ? -1 : ends.end() + plan.depth();
        rows = new FreeBits(limit);
        directions = plan.rays().entrySet().stream()
                .map(group -> new LineDirection(group.getKey(), group.getValue(), plan.holds(), columns, limit))
                .toArray(LineDirection[]::new);
        busy = Arrays.stream(directions).filter(LineDirection::isBusy).toArray(LineDirection[]::new);
        singles = new SinglePairs(plan.singles());
        wedge = plan.wedge().map(shape -> new WedgeIntervals(shape, limit)).orElse(null);
        recent = new RecentColumns(plan.depth());
        reach = plan.reach() < 0 ? Integer.MAX_VALUE : plan.reach();
        mirrored = new RecentColumns(Math.max(1, Math.min(reach, columns)));
        remembers = reach > 0 || !singles.isEmpty() || busy.length > 0;
    }

    /**
     * Goes to the next column and puts into it what has room, at {@code least} or above, if anything has.
     *
     * @return the second pile, or {@link RecentColumns#NONE}
     */
    int step(int least) {
        advance();
        int y = room(least);
        if (y < limit) {
            put(y);
            return y;
        }
        pass();
        return RecentColumns.NONE;
    }

    /** What it takes if no array is longer than it has to be; of a bit, its part in the summaries too. */
    long filledBytes() {
        long bits = rows.end();
        long counters = 0;
        for (LineDirection direction : directions) {
            bits += direction.filledBits();
            counters += direction.filledCounters();
        }
        return bits / Byte.SIZE + bits / (Byte.SIZE * Long.SIZE) + Integer.BYTES * counters;
    }

    int limit() {
        return limit;
    }

    /**
     * Whether later columns certainly have no room below the limit: lines that are taken stay so, and the first free diagonal
     * is at or above it. What is put into columns because the game is over there must be behind.
     */
    boolean isFull() {
        return x >= Math.max(ends.end(), lastEnds)
                && Arrays.stream(directions)
                        .anyMatch(direction -> direction.isDiagonal() && direction.next(x, x) >= limit);
    }

    /** Goes to the next column. */
    void advance() {
        x++;
        for (LineDirection direction : busy) {
            direction.begin(x, recent);
        }
        if (wedge != null) {
            wedge.join(x, recent);
        }
        if (x <= lastEnds) {
            beginAfterEnds();
        }
        if (wedge != null) {
            wedge.begin(x);
        }
    }

    private void beginAfterEnds() {
        for (RecentColumns one : recentEnds) {
            for (LineDirection direction : busy) {
                direction.start(x, one);
            }
            if (wedge != null) {
                wedge.join(x, one);
            }
        }
    }

    /**
     * The least y, at least as large, at which the game is not over and (x,y) has room, also among the ends of its own
     * column; the limit or more if there is none below it.
     */
    int room(int least) {
        // If (x,a) with a smaller a is in the set, nothing above is.
        if (rows.contains(x)) {
            return limit;
        }
        int y = next(least);
        if (x >= ends.end()) {
            return y;
        }
        if (holdsEnds) {
            return ends.isBetween(x, least, y) ? limit : y;
        }
        while (y < limit && ends.contains(x, y)) {
            y = next(y + 1);
        }
        return y;
    }

    /** The least y, at least as large, such that (x,y) has room; the limit or more if there is none below it. */
    private int next(int y) {
        int at = rows.next(y);
        while (at < limit) {
            int first = directions.length == 0 ? at : directions[0].next(x, at);
            int free = first;
            for (int i = 1; i < directions.length; i++) {
                free = directions[i].next(x, free);
            }
            free = singles.next(x, free, recent);
            if (wedge != null) {
                free = wedge.next(x, free, recent);
            }
            if (x <= lastEnds) {
                free = pastEnds(free);
            }
            if (free == at) {
                return at;
            }
            at = rows.next(free);
            // If it was the first who moved on, all the others have agreed already.
            if (at == free && free == first) {
                return at;
            }
        }
        return at;
    }

    private int pastEnds(int y) {
        int free = y;
        for (RecentColumns one : recentEnds) {
            free = singles.next(x, free, one);
            if (wedge != null) {
                free = wedge.past(x, free, one);
            }
        }
        return free;
    }

    /** Puts (x,y) and (y,x) into the set, which ends the column. */
    void put(int y) {
        rows.add(y);
        if (y - x <= reach && y > x && y < columns) {
            mirrored.set(y, x);
        }
        remember(y);
        putEnds();
    }

    /** Leaves the column as it is, and ends it. */
    void pass() {
        if (remembers) {
            remember(mirrored.take(x));
        }
        putEnds();
    }

    /** Only now, since lines that start at once must not keep others of this column from being in the set. */
    private void putEnds() {
        if (x > lastEnds) {
            return;
        }
        int[] over = ends.column(x);
        for (int i = 0; i < recentEnds.length; i++) {
            recentEnds[i].set(x, i < over.length ? over[i] : RecentColumns.NONE);
        }
        for (int y : over) {
            if (y < limit) {
                rows.add(y);
            }
            for (LineDirection direction : directions) {
                direction.put(x, y);
            }
        }
    }

    private void remember(int y) {
        if (remembers) {
            recent.set(x, y);
        }
        if (y >= 0) {
            for (LineDirection direction : directions) {
                direction.put(x, y);
            }
        }
    }
}
